import { Module } from '@nestjs/common';
import { PricingReportModule } from '../pricing/public.js';
import { ListingStatsController } from './http/listing-stats.controller.js';
import { StatisticsController } from './http/statistics.controller.js';
import { InquiryCounts } from './data/inquiry-counts.js';
import { RecomputeStatistics } from './jobs/recompute-statistics.js';
import { ListingCounters } from './data/listing-counters.js';
import { InquiryHistory } from './queries/inquiry-history.js';
import { SiteOffer } from './queries/site-offer.js';
import { CountInquiryWhenCreated } from './reactions/count-inquiry-when-created.js';
import { CountPhoneWhenRevealed } from './reactions/count-phone-when-revealed.js';
import { RecountWhenSeasonCleaned } from './reactions/recount-when-season-cleaned.js';
import { TallyListingWhenNumbersMove } from './reactions/tally-listing-when-numbers-move.js';
import { RecordView } from './use-cases/record-view.js';
import { SiteTallies } from './data/site-tallies.js';

@Module({
  imports: [PricingReportModule],
  controllers: [ListingStatsController, StatisticsController],
  providers: [InquiryHistory, ListingCounters, RecordView, SiteOffer],
})
export class StatsModule {}

@Module({
  providers: [
    CountInquiryWhenCreated,
    CountPhoneWhenRevealed,
    InquiryCounts,
    ListingCounters,
    RecomputeStatistics,
    RecountWhenSeasonCleaned,
    SiteTallies,
    TallyListingWhenNumbersMove,
  ],
})
export class StatsWorkerModule {}
