import { queryOptions } from '@tanstack/react-query';
import { listNewsletters, listUndelivered, newsletterProgress } from '#common/calls/newsletter.js';
import { apiQuery } from '../../app/queries.js';
import { listQuery } from '../data/list-query.js';
import { mailingProgressQuery } from '../mailing/mailing-progress-query.js';

/** How far a sending has come, asked again until it is over. */
export function progressQuery(id: number) {
  return mailingProgressQuery(newsletterProgress, id);
}

/** What did not arrive, or perhaps not; asked anew whenever the counts change. */
export function undeliveredQuery(id: number, missing: number) {
  return queryOptions({
    ...apiQuery(listUndelivered, { id }),
    staleTime: 0,
    retryOnMount: true,
    enabled: missing > 0,
  });
}

/** What was sent before, newest first. */
export function historyQuery(page: number) {
  return listQuery(listNewsletters, { pagina: page, porPagina: 10 });
}
