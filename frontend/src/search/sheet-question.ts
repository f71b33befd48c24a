import { parseSearchQuery } from '#common/search/query/search-query.js';
import { emptyFilters, normaliseFilters, type SearchFilters } from '#common/search/query/search-filters.js';
import { withoutPastStay } from '#common/search/filters/stay.js';
import { SHEET_PARAMETERS, questionOfSheet } from '#common/search/sheet/sheet-parameters.js';
import { today } from '../app/today.js';

/** Query of a link from a search to a sheet today; may be empty. */
export function sheetQuestion(filters: SearchFilters): string {
  return questionOfSheet(filters, today());
}

/** Parses that query, without dates that are over; if one of its values is invalid, the whole query is ignored. */
export function readSheetQuestion(query: URLSearchParams): SearchFilters {
  const pairs = SHEET_PARAMETERS.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  const read = parseSearchQuery(Object.fromEntries(pairs));
  return 'query' in read ? withoutPastStay(normaliseFilters(read.query.filters), today()) : emptyFilters();
}
