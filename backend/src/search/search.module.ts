import { Module } from '@nestjs/common';
import { ListingsDataModule, ListingsModule } from '../listings/public.js';
import { FewListings } from './index/few-listings.js';
import { IndexMetrics } from './index/index-metrics.js';
import { MapController } from './map/map.controller.js';
import { PublicFactsController } from './cards/public-facts.controller.js';
import { PublicListingsController } from './sheet/public-listings.controller.js';
import { SearchController } from './results/search.controller.js';
import { CardListAnswers } from './cards/card-list-answers.js';
import { WrittenResults } from './results/written-results.js';
import { WrittenCards } from './cards/written-cards.js';
import { LandingPages } from './landings/landing-pages.js';
import { CardKeeper } from './cards/card-keeper.js';
import { CardStore } from './cards/card-store.js';
import { SheetComparisons } from './sheet/sheet-comparisons.js';
import { LandingsController } from './landings/landings.controller.js';
import { PriceGuideController } from './landings/price-guide.controller.js';
import { ListingSheet } from './sheet/listing-sheet.js';
import { RelatedListings } from './cards/related-listings.js';
import { PublicFacts } from './cards/public-facts.js';
import { SearchListings } from './results/search-listings.js';
import { SEARCH } from './search-providers.js';

/** Searches of the mails and jobs, which need no index in memory; for both processes. */
@Module({ imports: [ListingsDataModule], providers: [FewListings], exports: [FewListings] })
export class SearchDataModule {}

/** Searches, lists of cards, sheets and the map, for the web process. */
@Module({
  imports: [ListingsModule, ListingsDataModule, SearchDataModule],
  controllers: [
    LandingsController,
    MapController,
    PriceGuideController,
    PublicFactsController,
    PublicListingsController,
    SearchController,
  ],
  providers: [
    ...SEARCH,
    CardKeeper,
    CardListAnswers,
    CardStore,
    ListingSheet,
    SheetComparisons,
    PublicFacts,
    RelatedListings,
    WrittenResults,
    WrittenCards,
  ],
  exports: [IndexMetrics, LandingPages, SearchDataModule, SearchListings],
})
export class SearchModule {}
