import { RequestMethod } from '@nestjs/common';
import { INTERCEPTORS_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { CHANGES_DATA, PUBLIC } from '#platform/http/answers/access.js';
import { PublicWrites } from '#platform/http/input/costly.js';
import type { TestApp } from './test-app.js';

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  path: string;
  isPublic: boolean;
  changesData: boolean;
  /** Whether concurrent requests of visitors are limited (platform/http/costly.ts). */
  limitsWrites: boolean;
}

/** `GET /api/servicios/verServicios`: how tests name a route. */
export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

/** Every route of the product, from the metadata of its controllers, so that the list is complete. */
export function routesOf(app: TestApp): Route[] {
  const reflector = app.web.get(Reflector);
  const scanner = new MetadataScanner();
  return app.web
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ metatype }) => {
      if (!metatype) return [];
      const prototype = metatype.prototype as Record<string, () => unknown>;
      return scanner.getAllMethodNames(prototype).flatMap((name): Route[] => {
        const handler = prototype[name]!;
        const method: number | undefined = Reflect.getMetadata(METHOD_METADATA, handler);
        if (method === undefined) return [];
        const targets = [handler, metatype];
        const facts = {
          method: RequestMethod[method] as Route['method'],
          isPublic: Boolean(reflector.getAllAndOverride(PUBLIC, targets as never)),
          changesData: Boolean(reflector.getAllAndOverride(CHANGES_DATA, targets as never)),
          limitsWrites: (reflector.get<unknown[]>(INTERCEPTORS_METADATA, handler) ?? []).includes(
            PublicWrites,
          ),
        };
        const prefix: string = Reflect.getMetadata(PATH_METADATA, metatype);
        const paths: string[] = [Reflect.getMetadata(PATH_METADATA, handler)].flat();
        return paths.map((path) => ({ ...facts, path: `/${prefix}/${path}`.replaceAll(/\/+/g, '/') }));
      });
    });
}

/** Names of the routes that Fastify's router has, including those of plug-ins. */
export function routerNames(app: TestApp): string[] {
  const tree = app.web.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  const parents: string[] = [];
  const names = new Set<string>();
  for (const line of tree.split('\n')) {
    const [, indent, part, methods] = /^((?:│ {3}| {4})*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (indent === undefined || part === undefined) continue;
    const depth = indent.length / 4;
    parents.splice(depth, parents.length, part);
    const path = parents.join('');
    for (const method of methods?.split(', ') ?? [])
      if (method !== 'HEAD') names.add(`${method} ${path.startsWith('*') ? '/' : ''}${path}`);
  }
  return [...names].sort();
}
