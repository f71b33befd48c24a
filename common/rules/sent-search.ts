import { ALL_FILTERS } from '../filters/all-filters.js';
import { QueryReader, type QueryParams } from '../filters/query-reader.js';
import { operationFromName } from '../vocabulary/operations.js';
import { changeFilters, normaliseFilters, type SearchFilters } from './search-filters.js';

/** What of a query can be read as filters, for addresses that people type and forms that work without scripts: faulty values are left out. */
export function readFiltersLeniently(params: QueryParams): SearchFilters {
  const operation = new QueryReader(params).one('operacion', operationFromName) ?? 'rental';
  const values = ALL_FILTERS.map((filter) => filter.query.read(new QueryReader(params)));
  return normaliseFilters(Object.assign({ operation }, ...values) as SearchFilters);
}

/**
 * What a panel of filters says of the search it stood beside, where it is sent as a whole: the values that are other ones are changes
 * (`changeFilters`), filters that the panel does not ask for stay.
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
