import { AreaAverages } from './landings/area-averages.js';
import { AskedPrices } from './landings/asked-prices.js';
import { FilterCountsQuery } from './results/filter-counts.js';
import { IndexFeed } from './index/index-feed.js';
import { IndexMetrics } from './index/index-metrics.js';
import { LandingPages } from './landings/landing-pages.js';
import { MapRows } from './map/map-rows.js';
import { MapSearch } from './map/map-search.js';
import { PublicCards } from './cards/public-cards.js';
import { SearchContexts } from './questions/search-contexts.js';
import { SearchListings } from './results/search-listings.js';
import { SearchReferencesQuery } from './questions/search-references.js';
import { ShowcaseRows } from './cards/showcase-rows.js';
import { Showcase } from './cards/showcase.js';
import { Sentences } from './results/sentences.js';
import { SqlSearch } from './results/sql-search.js';
import { StaySearch } from './results/stay-search.js';

/** Searches, lists of cards and the map, from the index in memory and from SQL (docs/search.md). */
export const SEARCH = [
  AreaAverages,
  AskedPrices,
  FilterCountsQuery,
  IndexFeed,
  IndexMetrics,
  LandingPages,
  MapRows,
  MapSearch,
  PublicCards,
  SearchContexts,
  SearchListings,
  SearchReferencesQuery,
  Sentences,
  Showcase,
  ShowcaseRows,
  SqlSearch,
  StaySearch,
];
