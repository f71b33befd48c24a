import { ALL_FILTERS, type FilterValues } from '../filters/all-filters.js';

/**
 * Name and value of one choice in the query of a search: `{ name: 'ciudades[]', value: 'Miramar' }`. Form controls use them, so that forms
 * work without JavaScript.
 * @param value of the field with only that choice
 */
export function writtenChoice(field: string, value: unknown): { name: string; value: string } {
  const { empty, query } = ALL_FILTERS.find((filter) => field in filter.empty)!;
  const [name = field, text = ''] = query.write({ ...empty, [field as keyof FilterValues]: value })[0] ?? [];
  return { name, value: String(text) };
}
