import type { Currency } from '../vocabulary/currencies.js';
import type { FractionId, PeriodId } from '../vocabulary/periods.js';
import type { PropertyTypeId } from '../vocabulary/property-types.js';
import type { CountedAttribute, FlagAttribute } from '../attributes/all-attributes.js';
import type { Choice } from './count-choice.js';
import type { MapArea } from '../vocabulary/places.js';

/** Facts of a listing that are true or false. */
export type FlagFact = 'featured' | FlagAttribute;

/**
 * A condition on a listing, as data: `search-conditions.ts` writes it as SQL, the memory index as sets. A new filter that can be
 * said with these kinds needs no change there.
 */
export type Match =
  | { kind: 'town'; anyOf: readonly string[] }
  | { kind: 'property-type'; anyOf: readonly PropertyTypeId[] }
  /** The count is one of the choices; a listing without the count matches none. */
  | { kind: 'count'; fact: CountedAttribute; anyOf: readonly Choice[] }
  | { kind: 'flag'; fact: FlagFact }
  /** Every one of these amenities, by slug or id. */
  | { kind: 'amenities'; allOf: readonly string[] }
  /** Has a price of the period, and of the fraction where one is named, rented or not. */
  | { kind: 'offers'; period: PeriodId; fraction: FractionId | null }
  /** The lead price of the search lies in the range; without a currency both are compared in pesos. */
  | { kind: 'price'; from: number | null; to: number | null; currency: Currency | null }
  /** The lead price of the search is not rented. */
  | { kind: 'free' }
  | { kind: 'inside'; area: MapArea };
