import { applyDecorators, Post, UseInterceptors } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { Problem } from '../../process/problem.js';
import { Public } from './access.js';
import { exceeds, VISITOR_LIMITS } from '../input/body-limits.js';
import { PublicWrites } from '../input/costly.js';

/** A POST of visitors that also accepts HTML forms; other routes accept only JSON (reliability.md, Cross-site writes). */
export const PublicForm = (path: string) =>
  applyDecorators(Public(), Post(path), RouteConfig({ acceptsForms: true }), UseInterceptors(PublicWrites));

/**
 * A POST whose whole content is in its address: the button of a mail client (RFC 8058) or of the page behind a link from a mail. Its body is
 * not read, so every content type is accepted.
 */
export const PublicPress = (path: string) =>
  applyDecorators(Public(), Post(path), RouteConfig({ ignoresBody: true }), UseInterceptors(PublicWrites));

/** Whether the request reached a route of `PublicPress`. */
export function ignoresBody({ routeOptions }: FastifyRequest): boolean {
  return 'ignoresBody' in (routeOptions?.config ?? {});
}

const IGNORED = 'application/x-ignored';

/** Replaces the content type of a `PublicPress` by one whose parser reads nothing, because the sent one may be missing or malformed. */
export function ignoreBodies(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (ignoresBody(request)) request.headers['content-type'] = IGNORED;
    done();
  });
  server.addContentTypeParser(IGNORED, (request: FastifyRequest, body, done) => {
    body.resume();
    if (ignoresBody(request)) done(null);
    else done(new Problem('unsupported-type', ERROR_MESSAGES.unsupportedType));
  });
}

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
