import type { Currency } from '../../kernel/currencies.js';
import type { FractionId, PeriodId } from '../../pricing/periods.js';
import type { PropertyTypeId } from '../../listings/property-types.js';
import type {
  CountedAttribute,
  FlagAttribute,
  SearchedMeasureName,
} from '../../listings/attributes/all-attributes.js';
import type { Choice } from '../../listings/attributes/count-choice.js';
import type { MapArea } from '../../kernel/places.js';

/** Yes/no facts of a listing. */
export type FlagFact = 'featured' | 'linen' | 'utilitiesIncluded' | 'verified' | FlagAttribute;

/**
 * A condition on a listing, as data. `search-conditions.ts` converts it to SQL, the memory index to sets. A new filter that uses these
 * kinds needs no change there.
 */
export type Match =
  | { kind: 'town'; anyOf: readonly string[] }
  /** Lies in one of these zones, by slug or id. */
  | { kind: 'zone'; anyOf: readonly string[] }
  | { kind: 'property-type'; anyOf: readonly PropertyTypeId[] }
  /** The count is one of the choices; a listing without the count does not match. */
  | { kind: 'count'; fact: CountedAttribute; anyOf: readonly Choice[] }
  /** The measure is in the range; a listing without it does not match. */
  | { kind: 'measure'; fact: SearchedMeasureName; from: number | null; to: number | null }
  | { kind: 'flag'; fact: FlagFact }
  /** Has all of these amenities, by slug or id. */
  | { kind: 'amenities'; allOf: readonly string[] }
  /** Has a price, free or rented, for the period and, if given, the fraction. */
  | { kind: 'offers'; period: PeriodId; fraction: FractionId | null }
  /** The lead price is in the range; without a currency, both currencies are compared in pesos. */
  | { kind: 'price'; from: number | null; to: number | null; currency: Currency | null }
  /** The lead price is not rented. */
  | { kind: 'free' }
  /** At most that far from the sea: one of the distances to choose from (near-sea.ts). */
  | { kind: 'near-sea'; metres: number }
  /** Is let for that many nights in the period, or in any: one of the choices (least-nights.ts). */
  | { kind: 'least-nights'; nights: number; period: PeriodId | null }
  /** Has all of these words in its title, text or street (kernel/free-words.ts). */
  | { kind: 'words'; allOf: readonly string[] }
  | { kind: 'inside'; area: MapArea };
