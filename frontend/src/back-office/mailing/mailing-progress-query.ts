import { queryOptions } from '@tanstack/react-query';
import type { Read } from '#common/calls/call.js';
import type { MailingAnswer } from '#common/wire/mailing.js';
import type { IdQuery } from '#common/wire/people.js';
import { apiQuery } from '../../app/queries.js';

const POLL_MS = 1_500;

/** How far a sending to several has come, asked again until it is over. `call` tells of the sending with that `id`. */
export function mailingProgressQuery(call: Read<IdQuery, MailingAnswer>, id: number) {
  return queryOptions({
    ...apiQuery(call, { id }),
    staleTime: 0,
    retryOnMount: true,
    refetchInterval: ({ state }) => (state.data?.enCurso === false ? false : POLL_MS),
  });
}
