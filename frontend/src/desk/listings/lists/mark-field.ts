import { LIST_MARKS, marksOf } from '#common/listings/desk/list-marks.js';
import type { ListingStatusName } from '#common/listings/listing-status.js';
import type { FilterField } from '../../lists/filters/filter-fields.js';

/** The filter of a list by the badges of its notices; none for a list whose notices have no badges. */
export function markField(state: ListingStatusName): FilterField<'marca'>[] {
  const options = marksOf(state).map((mark) => ({ value: mark, label: LIST_MARKS[mark].label }));
  if (options.length === 0) return [];
  return [{ kind: 'choice', name: 'marca', label: 'Marca', placeholder: 'Todas', options }];
}
