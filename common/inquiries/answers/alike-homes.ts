import type { FractionId, PeriodId } from '../../pricing/periods.js';
import type { TitledListing } from '../../listings/listing-title.js';
import { PETS_SLUG } from '../../listings/amenities/amenities.js';
import { emptyFilters, type SearchFilters } from '../../search/query/search-filters.js';
import { withoutPastStay } from '../../search/filters/stay.js';
import type { InquiryStay } from '../inquiry-stay.js';

/** Homes that a visitor is offered instead of one that is taken. */
export const MOST_ALIKE = 3;

/** The part of the season that an owner marked as rented. */
export interface MarkedPart {
  period: PeriodId;
  fraction: FractionId;
}

/**
 * The search for free homes like one, for the same question: its town and type, the dates, or else the part that its owner marked, people and
 * pets.
 * @param today as `2026-11-26`
 */
export function alikeHomes(
  { operation, town, propertyType }: Pick<TitledListing, 'operation' | 'town' | 'propertyType'>,
  { stay, marked }: { stay: InquiryStay; marked: MarkedPart | null },
  today: string,
): SearchFilters {
  const dated: SearchFilters = {
    ...emptyFilters(operation),
    towns: [town],
    propertyTypes: [propertyType],
    arrival: stay.llegada,
    departure: stay.salida,
    free: operation === 'rental',
    people: stay.personas === null ? [] : [`${stay.personas}`],
    amenities: stay.mascotas ? [PETS_SLUG] : [],
  };
  const filters = withoutPastStay(dated, today);
  return filters.arrival || !marked
    ? filters
    : { ...filters, period: marked.period, fraction: marked.fraction };
}
