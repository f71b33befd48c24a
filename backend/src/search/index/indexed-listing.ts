import type {
  CountedAttribute,
  FlagAttribute,
  SearchedMeasureName,
} from '#common/listings/attributes/all-attributes.js';
import type { PackedTerms } from '#common/pricing/stays/stay-terms.js';
import type { Operation } from '#common/kernel/operations.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import type { LeadColumns, PackedPrice } from '../../listings/rows/public.js';

/** Columns of a search row that the index uses. */
export interface IndexedListing
  extends
    LeadColumns,
    Record<CountedAttribute | SearchedMeasureName, number | null>,
    Record<FlagAttribute, boolean> {
  listingId: number;
  code: string;
  operation: Operation;
  propertyType: PropertyTypeId;
  town: string;
  zoneId: number | null;
  amenities: readonly number[];
  featured: boolean;
  /** Microseconds since 1970. */
  publishedAt: number;
  latitude: number | null;
  longitude: number | null;
  metresToSea: number | null;
  pricedArea: number | null;
  rentalPrices: readonly PackedPrice[];
  stayTerms: PackedTerms;
  /** By `leastNightsSlot`. */
  leastNights: readonly (number | null)[];
  linen: boolean;
  utilitiesIncluded: boolean;
  verified: boolean;
  /** Stems of title, text and street; null while the index is filled, which reads them last. */
  words: readonly string[] | null;
}
