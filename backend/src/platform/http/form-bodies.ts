import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { Problem } from '../problems/problem.js';

/** For a route that also takes HTML forms; everything else speaks JSON (reliability.md, Cross-site writes). */
export const ACCEPTS_FORMS = { acceptsForms: true };

/** Reads forms where a route has said that it takes them, and refuses them everywhere else (415). */
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
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
}
