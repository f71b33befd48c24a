import { queryOptions } from '@tanstack/react-query';
import { listNewsletters, listUndelivered, newsletterProgress } from '#common/calls/newsletter.js';
import { apiQuery } from '../../app/queries.js';
import { listQuery } from '../data/list-query.js';
import { mailingProgressQuery } from '../mailing/mailing-progress-query.js';

/** Progress of a newsletter, polled until it ends. */
export function progressQuery(id: number) {
  return mailingProgressQuery(newsletterProgress, id);
}

/** Undelivered messages; reloaded when the counts change. */
export function undeliveredQuery(id: number, missing: number) {
  return queryOptions({
    ...apiQuery(listUndelivered, { id }),
    staleTime: 0,
    retryOnMount: true,
    enabled: missing > 0,
  });
}

/** Earlier newsletters, newest first. */
export function historyQuery(page: number) {
  return listQuery(listNewsletters, { pagina: page, porPagina: 10 });
}
