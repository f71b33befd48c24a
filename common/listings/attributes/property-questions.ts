import type { PropertyTypeId } from '../property-types.js';

// Form fields of each property type besides its attributes, which declare their own types (public-site.md §5, step 2 and step 4).

/** Id of a property type; `''` while none is chosen. */
type Chosen = number | '';

/** Local, hotel, balneario, cabaña, duplex. */
const BUSINESS_TYPES: readonly PropertyTypeId[] = [3, 6, 7, 8, 9];
/** Hotel, balneario, cabaña, otro. */
const UNPRICED_TYPES: readonly PropertyTypeId[] = [6, 7, 8, 10];
/** Local, terreno, campo, otro. */
const NO_CHARACTERISTICS: readonly PropertyTypeId[] = [3, 4, 5, 10];

/** Whether the form asks for the name of a business. */
export function asksBusinessName(type: Chosen): boolean {
  return BUSINESS_TYPES.some((id) => id === type);
}

/** Whether a listing of this type needs at least one price. */
export function requiresPrice(type: Chosen): boolean {
  return !UNPRICED_TYPES.some((id) => id === type);
}

/** Whether the sheet shows the characteristics of a listing of this type (public-site.md §2). */
export function showsCharacteristics(type: PropertyTypeId): boolean {
  return !NO_CHARACTERISTICS.includes(type);
}
