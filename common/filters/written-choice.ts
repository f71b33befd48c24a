import { ALL_FILTERS, type FilterValues } from './all-filters.js';

/**
 * How the query of a search names one choice: `{ name: 'ciudades[]', value: 'Miramar' }`. Forms give their controls these names, so that
 * they work without scripts.
 * @param value what the field would hold with that choice alone
 */
export function writtenChoice(field: string, value: unknown): { name: string; value: string } {
  const { empty, query } = ALL_FILTERS.find((filter) => field in filter.empty)!;
  const [name = field, text = ''] = query.write({ ...empty, [field as keyof FilterValues]: value })[0] ?? [];
  return { name, value: String(text) };
}
