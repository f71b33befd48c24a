import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { Problem } from '../problems/problem.js';
import { exceeds, VISITOR_LIMITS } from './body-limits.js';

/** For a route that also accepts HTML forms; other routes accept only JSON (reliability.md, Cross-site writes). */
export const ACCEPTS_FORMS = { acceptsForms: true };

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
      const fields = Object.fromEntries(new URLSearchParams(String(body)));
      if (exceeds(fields, VISITOR_LIMITS)) done(new Problem('invalid', ERROR_MESSAGES.malformed));
      else done(null, fields);
    },
  );
}
