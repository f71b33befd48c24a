import type { Area } from '#platform/database/area.js';

/** Searches read the rows that listings write (docs/search.md), and a few facts of listings for sheets. */
export const SEARCH: Area = {
  tables: {},
  reads: ['former_codes', 'listings', 'locations', 'search', 'search_changes', 'search_clock'],
};
