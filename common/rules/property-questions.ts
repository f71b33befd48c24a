import type { PropertyTypeId } from '../vocabulary/property-types.js';

/**
 * Form fields of each property type besides its attributes, which declare their own types (public-site.md §5, step 2 and step 4). `''` is a
 * type not yet chosen.
 */
type Chosen = number | '';

/** Local, hotel, balneario, cabaña, duplex. */
const BUSINESS_TYPES: readonly PropertyTypeId[] = [3, 6, 7, 8, 9];
/** Hotel, balneario, cabaña, otro. */
const UNPRICED_TYPES: readonly PropertyTypeId[] = [6, 7, 8, 10];
/** Local, terreno, campo, otro. */
const NO_CHARACTERISTICS: readonly PropertyTypeId[] = [3, 4, 5, 10];

export function asksBusinessName(type: Chosen): boolean {
  return BUSINESS_TYPES.some((id) => id === type);
}

export function requiresPrice(type: Chosen): boolean {
  return !UNPRICED_TYPES.some((id) => id === type);
}

/** Types for which the sheet hides the characteristics (public-site.md §2). */
export function showsCharacteristics(type: PropertyTypeId): boolean {
  return !NO_CHARACTERISTICS.includes(type);
}
