import { applyDecorators, Post, UseInterceptors } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { Problem } from '../problems/problem.js';
import { Public } from './access.js';
import { exceeds, VISITOR_LIMITS } from './body-limits.js';
import { PublicWrites } from './costly.js';

/** A POST of visitors that also accepts HTML forms; other routes accept only JSON (reliability.md, Cross-site writes). */
export const PublicForm = (path: string) =>
  applyDecorators(Public(), Post(path), RouteConfig({ acceptsForms: true }), UseInterceptors(PublicWrites));

/** Parses forms on routes that accept them; other routes answer 415. */
export function acceptForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request: FastifyRequest, body, done) => {
      const { config } = request.routeOptions;
      if (!('acceptsForms' in config)) {
        done(new Problem('unsupported-type', ERROR_MESSAGES.unsupportedType));
        return;
      }
      const fields = fieldsOf(new URLSearchParams(String(body)));
      if (exceeds(fields, VISITOR_LIMITS)) done(new Problem('invalid', ERROR_MESSAGES.malformed));
      else done(null, fields);
    },
  );
}

/** A field that occurs once is a text, one that is repeated (checkboxes of a name) a list of texts. */
function fieldsOf(form: URLSearchParams): Record<string, string | string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of form) {
    const others = values.get(name);
    if (others) others.push(value);
    else values.set(name, [value]);
  }
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length === 1 ? all[0]! : all]));
}
