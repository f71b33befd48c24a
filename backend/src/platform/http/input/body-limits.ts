import type { FastifyInstance } from 'fastify';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { Problem } from '../../process/problem.js';

export interface BodyLimits {
  /** Elements of one array. */
  items: number;
  /** Values of all objects and arrays together. */
  nodes: number;
  /** Nesting of objects and arrays. */
  depth: number;
}

/** The largest public form, a publication, has 240 values, at most 60 in one array, on three levels. */
export const VISITOR_LIMITS: BodyLimits = { items: 100, nodes: 1_000, depth: 8 };
/** The operator's calls list ids: a newsletter names up to 20,000 contacts. */
const OPERATOR_LIMITS: BodyLimits = { items: 20_000, nodes: 41_000, depth: 8 };

/** Parses JSON bodies as Fastify does, and refuses those above the limits before anything else reads them. */
export function limitJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done): void => {
      const limits = request.session?.administratorId === undefined ? VISITOR_LIMITS : OPERATOR_LIMITS;
      void parse(request, text, (error, body: unknown) => {
        if (error) done(error);
        else if (exceeds(body, limits)) done(new Problem('invalid', ERROR_MESSAGES.malformed));
        else done(null, body);
      });
    },
  );
}

/** Whether a parsed body is larger than the limits. Stops at the first excess, so that it costs no more than a body within them. */
export function exceeds(body: unknown, { items, nodes, depth }: BodyLimits): boolean {
  let count = 0;
  let level = [body].filter(isNested);
  for (let at = 0; level.length > 0; at++) {
    if (at >= depth) return true;
    const inner: object[] = [];
    for (const one of level) {
      if (Array.isArray(one) && one.length > items) return true;
      const parts: unknown[] = Array.isArray(one) ? one : Object.values(one);
      count += parts.length;
      if (count > nodes) return true;
      inner.push(...parts.filter(isNested));
    }
    level = inner;
  }
  return false;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
