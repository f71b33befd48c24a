import { ATTRIBUTE_FILTERS, type AttributeFilterValues } from './attribute-filters.js';
import { amenitiesFilter, type AmenityValues } from './amenities.js';
import { areaFilter, type AreaValues } from './area.js';
import { freeFilter } from './availability.js';
import { featuredFilter } from './featured.js';
import type { Filter } from './filter.js';
import { linenFilter, utilitiesFilter } from './included.js';
import { leastNightsFilter, type LeastNightsValues } from './least-nights.js';
import { nearSeaFilter, type NearSeaValues } from './near-sea.js';
import { openStayFilter, type OpenStayValues } from './open-stay.js';
import { priceFilter, type PriceValues } from './price.js';
import { propertyTypesFilter, type PropertyTypeValues } from './property-types.js';
import { seasonFilter, type SeasonValues } from './season.js';
import { stayFilter, type StayValues } from './stay.js';
import { townsFilter, type TownValues } from './towns.js';
import { verifiedFilter } from './verified.js';
import { wordsFilter, type WordValues } from './words.js';
import { zonesFilter, type ZoneValues } from './zones.js';

/** Fields of all filters together. */
export interface FilterValues
  extends
    TownValues,
    ZoneValues,
    PropertyTypeValues,
    StayValues,
    OpenStayValues,
    SeasonValues,
    PriceValues,
    AttributeFilterValues,
    AmenityValues,
    AreaValues,
    NearSeaValues,
    LeastNightsValues,
    WordValues {
  free: boolean;
  linen: boolean;
  utilitiesIncluded: boolean;
  verified: boolean;
  featured: boolean;
}

/** Every filter of the public search, in the order of forms, chips and paths. */
export const ALL_FILTERS: readonly Filter<object>[] = [
  stayFilter,
  openStayFilter,
  townsFilter,
  propertyTypesFilter,
  zonesFilter,
  ...ATTRIBUTE_FILTERS.beforePrice,
  seasonFilter,
  priceFilter,
  freeFilter,
  nearSeaFilter,
  leastNightsFilter,
  linenFilter,
  utilitiesFilter,
  verifiedFilter,
  featuredFilter,
  ...ATTRIBUTE_FILTERS.afterPrice,
  amenitiesFilter,
  wordsFilter,
  areaFilter,
];
