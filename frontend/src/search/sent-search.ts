import { QueryReader } from '#common/search/filters/query-reader.js';
import { townsFilter } from '#common/search/filters/towns.js';
import { TOWNS } from '#common/kernel/places.js';
import { emptyFilters, changeFilters } from '#common/search/query/search-filters.js';
import { parseSearchQuery } from '#common/search/query/search-query.js';
import { changedByPanel, readFiltersLeniently } from '#common/search/query/sent-search.js';
import {
  EARLIER_SEARCH,
  readSearchAddress,
  readView,
  redirectTo,
  toRecord,
  writeSearchAddress,
  type SearchAddress,
} from './search-address.js';

const FIRST_PAGE = 1;

/** Canonical path of a query of filters on the bare path, `?operacion=venta&ciudad=Miramar`. Invalid values are dropped. */
export function readSentSearch(
  query: URLSearchParams,
): { kind: 'redirect'; to: string; isTemporary: boolean } | { kind: 'code'; code: string } {
  const read = parseSearchQuery(toRecord(query));
  if ('query' in read && read.query.code) return { kind: 'code', code: read.query.code };
  const sent = readFiltersLeniently(toRecord(query));
  const before = readEarlierSearch(query.get(EARLIER_SEARCH));
  const search = before
    ? { filters: changedByPanel(before.filters, sent), sort: before.sort, page: FIRST_PAGE }
    : { filters: changeFilters(emptyFilters(sent.operation), sent), ...readView(query, sent.operation) };
  const { towns } = townsFilter.query.read(new QueryReader(toRecord(query)));
  return redirectTo(
    writeSearchAddress(search),
    towns.filter((town) => TOWNS.every((known) => known !== town)),
  );
}

function readEarlierSearch(address: string | null): SearchAddress | undefined {
  const [pathname = '', query] = (address ?? '').split('?');
  const reading = readSearchAddress(pathname, new URLSearchParams(query));
  return reading.kind === 'search' ? reading.search : undefined;
}
