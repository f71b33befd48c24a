/** Tables that a load writes rows into, besides the running totals. */
export const LOADED_TABLES = [
  'contacts',
  'listings',
  'locations',
  'contracts',
  'payments',
  'prices',
  'past_prices',
  'images',
  'listing_amenities',
  'search',
  'search_changes',
  'listing_stats',
  'inquiries',
] as const;
