import { queryOptions } from '@tanstack/react-query';
import type { Read } from '#common/kernel/calls/call.js';
import type { MailingAnswer } from '#common/newsletter/mailing-shapes.js';
import type { IdQuery } from '#common/kernel/calls/request-shapes.js';
import { freshQuery } from '../../data/fresh-query.js';

/** Interval between two readings of a mailing in progress. */
export const POLL_MS = 1_500;

/** Progress of a bulk mailing, polled until it ends. `call` returns the progress for its `id`. */
export function mailingProgressQuery(call: Read<IdQuery, MailingAnswer>, id: number) {
  return queryOptions({
    ...freshQuery(call, { id }),
    refetchInterval: ({ state }) => (state.data?.enCurso === false ? false : POLL_MS),
  });
}
