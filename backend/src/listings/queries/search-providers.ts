import { FilterCountsQuery } from './filter-counts.js';
import { IndexFeed } from '../index/index-feed.js';
import { IndexMetrics } from '../index/index-metrics.js';
import { LandingPages } from './landing-pages.js';
import { MapRows } from './map-rows.js';
import { MapSearch } from './map-search.js';
import { PublicCards } from './public-cards.js';
import { SearchContexts } from './search-contexts.js';
import { SearchListings } from './search-listings.js';
import { SearchReferencesQuery } from './search-references.js';
import { ShowcaseRows } from './showcase-rows.js';
import { Showcase } from './showcase.js';
import { SqlSearch } from './sql-search.js';
import { StaySearch } from './stay-search.js';

/** Searches, lists of cards and the map, from the index in memory and from SQL (docs/search.md). */
export const SEARCH = [
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
  Showcase,
  ShowcaseRows,
  SqlSearch,
  StaySearch,
];
