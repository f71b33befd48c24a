import type { Exactly, Nothing, Read } from '#common/kernel/calls/call.js';
import { apiQuery, type Keyed } from '../../app/queries.js';

type Fresh<Answer> = Keyed<Answer> & { staleTime: number; retryOnMount: boolean };

/** A query that is read again by each screen that shows it, because several operators may make changes. */
export function freshQuery<Answer>(call: Read<Nothing, Answer>): Fresh<Answer>;
export function freshQuery<Query, Answer, Given extends Query>(
  call: Read<Query, Answer>,
  query: Exactly<Query, Given>,
): Fresh<Answer>;
export function freshQuery(call: Read<unknown, unknown>, query?: object): Fresh<unknown> {
  return { ...apiQuery(call, query as object), staleTime: 0, retryOnMount: true };
}
