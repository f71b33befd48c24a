import { queryOptions } from '@tanstack/react-query';
import { listNewsletters, listUndelivered, newsletterProgress } from '#common/newsletter/newsletter-calls.js';
import { freshQuery } from '../data/fresh-query.js';
import { operatorListQuery } from '../data/operator-list-query.js';
import { mailingProgressQuery, POLL_MS } from './templates/mailing-progress-query.js';

/** Progress of a newsletter, polled until it ends. */
export function progressQuery(id: number) {
  return mailingProgressQuery(newsletterProgress, id);
}

/** Undelivered messages; reloaded when the counts change. */
export function undeliveredQuery(id: number, missing: number) {
  return queryOptions({
    ...freshQuery(listUndelivered, { id }),
    enabled: missing > 0,
  });
}

/** Newsletters, newest first; polled while one of the page is being sent. */
export function historyQuery(page: number) {
  return queryOptions({
    ...operatorListQuery(listNewsletters, { pagina: page, porPagina: 10 }),
    refetchInterval: ({ state }) =>
      state.data?.rows.some(({ restantes }) => restantes > 0) ? POLL_MS : false,
  });
}
