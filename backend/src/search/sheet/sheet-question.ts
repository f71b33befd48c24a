import { readCount } from '#common/listings/attributes/count-choice.js';
import { stayOf } from '#common/search/filters/stay.js';
import { parseSearchQuery } from '#common/search/query/search-query.js';
import { SHEET_PARAMETERS } from '#common/search/sheet/sheet-parameters.js';
import type { SheetQuery } from '#common/search/sheet/sheet-calls.js';
import type { QueryValues } from '#platform/http/input/query-values.js';
import { Problem } from '#platform/process/problem.js';
import type { SheetQuestion } from './listing-sheet.js';
import { ANY_PRICE } from '../../listings/rows/public.js';

/** The sheet's parameters that occur exactly once in the query. */
export function sheetParameters(values: QueryValues<SheetQuery>): Record<string, string> {
  return values.given(SHEET_PARAMETERS);
}

/**
 * The part of the search that applies to a sheet: dates and people, or period and fraction.
 * @throws Problem 'invalid' for an invalid value
 */
export function readSheetQuestion(values: QueryValues<SheetQuery>): SheetQuestion {
  const read = parseSearchQuery(sheetParameters(values));
  if ('errors' in read) throw Problem.invalid(read.errors);
  const { filters } = read.query;
  const { period, fraction, currency } = filters;
  return {
    ...ANY_PRICE,
    period,
    fraction,
    currency,
    stay: stayOf(filters) ?? null,
    people: filters.people[0] ? readCount(filters.people[0]).count : null,
  };
}
