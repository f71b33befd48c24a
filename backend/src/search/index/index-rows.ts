import { ATTRIBUTES } from '#common/listings/attributes/all-attributes.js';
import { columnOf } from '#platform/database/naming.js';
import type { IndexedListing } from './indexed-listing.js';

type Values = readonly unknown[];

/** SQL expression of what the index reads from a search row `s`, in the order of `readIndexRow`. */
const COLUMNS = [
  's.listing_id',
  's.operation',
  's.property_type',
  's.town',
  's.amenities',
  's.featured',
  // Microseconds, because two listings may be published within one millisecond.
  '(extract(epoch FROM s.published_at) * 1000000)::bigint',
  's.latitude',
  's.longitude',
  's.lead_ars',
  's.lead_usd',
  's.rental_prices',
  's.metres_to_sea',
  's.code',
  's.stay_terms',
  's.least_nights',
  's.linen',
  's.utilities_included',
  's.priced_area',
  's.words',
  's.zone_id',
  's.verified',
];

/** A search row as one JSON array; the driver needs ten times as long for separate columns. */
export const INDEX_ROW = `json_build_array(${[...COLUMNS, ...ATTRIBUTES.map(({ name }) => `s.${columnOf(name)}`)].join(', ')})`;

/** As `INDEX_ROW`, without words, which are half of a row. */
export const ROW_WITHOUT_WORDS = INDEX_ROW.replace('s.words', 'NULL');

/** Id and words of a search row. */
export const WORDS_OF_ROW = 'json_build_array(s.listing_id, s.words)';

/** Parses the result of `INDEX_ROW`. */
export function readIndexRow(values: Values): IndexedListing {
  const listing: Record<string, unknown> = {
    listingId: values[0],
    operation: values[1],
    propertyType: values[2],
    town: values[3],
    amenities: values[4],
    featured: values[5],
    publishedAt: values[6],
    latitude: values[7],
    longitude: values[8],
    leadArs: values[9],
    leadUsd: values[10],
    rentalPrices: values[11],
    metresToSea: values[12],
    code: values[13],
    stayTerms: values[14],
    leastNights: values[15],
    linen: values[16],
    utilitiesIncluded: values[17],
    pricedArea: values[18],
    words: values[19],
    zoneId: values[20],
    verified: values[21],
  };
  ATTRIBUTES.forEach(({ name }, at) => (listing[name] = values[COLUMNS.length + at]));
  return listing as unknown as IndexedListing;
}
