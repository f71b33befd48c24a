import { readCount } from '#common/filters/count-choice.js';
import { stayOf } from '#common/filters/stay.js';
import { parseSearchQuery, type QueryParams } from '#common/rules/search-query.js';
import { Problem } from '#platform/problems/problem.js';
import { ANY_PRICE } from '../domain/search-lead.js';
import type { SheetQuestion } from '../queries/listing-sheet.js';

/** Parameters of a search that the sheet understands too. */
const PARAMETERS = ['llegada', 'salida', 'personas', 'periodo', 'fraccion', 'moneda'];

/** Those among the parameters that are given once. */
export function sheetParameters(params: QueryParams): Record<string, string> {
  return Object.fromEntries(
    PARAMETERS.flatMap((name) => {
      const value = params[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/**
 * What a visitor who opens a sheet from a search asked for: dates and people, or period and fraction.
 * @throws Problem 'invalid' for a value that means nothing
 */
export function readSheetQuestion(params: QueryParams): SheetQuestion {
  const read = parseSearchQuery(sheetParameters(params));
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
