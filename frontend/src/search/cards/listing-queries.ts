import { featuredListings, latestListings, listingCodes } from '#common/search/cards/card-calls.js';
import { listingByCode } from '#common/search/sheet/sheet-calls.js';
import type { OperationName } from '#common/kernel/operations.js';
import { apiQuery, listQuery } from '../../app/queries.js';

/** Queries that several screens share; the URL is also the cache key. */
export const listingQueries = {
  latest: (operation: OperationName) =>
    listQuery(apiQuery(latestListings, { tipo: operation }), (list) => ({
      list,
      rest: {},
    })),
  featured: (operation: OperationName) =>
    listQuery(apiQuery(featuredListings, { tipo: operation }), ({ inmuebles: list }) => ({
      list: list.filter(({ pagado }) => pagado),
      rest: {},
    })),
  /** `question` is the part of a search that affects the price, `?llegada=…`. */
  sheet: (code: string, question = '') =>
    apiQuery(listingByCode, { codigo: code, ...Object.fromEntries(new URLSearchParams(question)) }),
  codes: () => apiQuery(listingCodes),
};
