import { queryOptions } from '@tanstack/react-query';
import type { MailingAnswer } from '#common/wire/mailing.js';
import { apiQuery } from '../../app/queries.js';

const POLL_MS = 1_500;

/** How far a sending to several has come, asked again until it is over. `path` answers for its `id`. */
export function mailingProgressQuery(path: string, id: number) {
  return queryOptions({
    ...apiQuery<MailingAnswer>(`${path}?id=${id}`),
    staleTime: 0,
    retryOnMount: true,
    refetchInterval: ({ state }) => (state.data?.enCurso === false ? false : POLL_MS),
  });
}
