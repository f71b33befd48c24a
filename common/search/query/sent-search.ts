import { ALL_FILTERS } from '../filters/all-filters.js';
import { QueryReader, type QueryParams } from '../filters/query-reader.js';
import { operationFromName } from '../../kernel/operations.js';
import { changeFilters, normaliseFilters, type SearchFilters } from './search-filters.js';

/** Filters of a query, for typed URLs and forms without JavaScript; invalid values are dropped. */
export function readFiltersLeniently(params: QueryParams): SearchFilters {
  const operation = new QueryReader(params).one('operacion', operationFromName) ?? 'rental';
  const values = ALL_FILTERS.map((filter) => filter.query.read(new QueryReader(params)));
  return normaliseFilters(Object.assign({ operation }, ...values) as SearchFilters);
}

/**
 * Applies a submitted filter panel to the search it was shown for. Values that differ are changes (`changeFilters`); filters that the panel
 * does not contain are kept.
 */
export function changedByPanel(before: SearchFilters, sent: SearchFilters): SearchFilters {
  const asked = ALL_FILTERS.filter(({ control, asked: isAsked }) => control && (isAsked?.(before) ?? true));
  const fields = [
    'operation',
    ...asked.flatMap(({ empty }) => Object.keys(empty)),
  ] as (keyof SearchFilters)[];
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(sent[field]));
  return changeFilters(before, Object.fromEntries(changed.map((field) => [field, sent[field]])));
}
