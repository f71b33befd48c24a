import { queryOptions } from '@tanstack/react-query';
import type { SendingWire, UndeliveredWire } from '#common/wire/mailing.js';
import { apiQuery } from '../../app/queries.js';
import { listQuery } from '../data/list-query.js';
import { mailingProgressQuery } from '../mailing/mailing-progress-query.js';

export const RECIPIENTS = '/api/newsletter/verContactosNewsletter';
export const HISTORY = '/api/newsletter/verEnvios';
export const PROGRESS = '/api/newsletter/estadoEnvio';
export const UNDELIVERED = '/api/newsletter/verNoEntregados';

/** How far a sending has come, asked again until it is over. */
export function progressQuery(id: number) {
  return mailingProgressQuery(PROGRESS, id);
}

/** What did not arrive, or perhaps not; asked anew whenever the counts change. */
export function undeliveredQuery(id: number, missing: number) {
  return queryOptions({
    ...apiQuery<UndeliveredWire[]>(`${UNDELIVERED}?id=${id}`),
    queryKey: [`${UNDELIVERED}?id=${id}`] as const,
    staleTime: 0,
    retryOnMount: true,
    enabled: missing > 0,
  });
}

/** What was sent before, newest first. */
export function historyQuery(page: number) {
  return listQuery<SendingWire>(`${HISTORY}?pagina=${page}&porPagina=10`);
}
