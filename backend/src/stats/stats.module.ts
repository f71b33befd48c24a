import { Module } from '@nestjs/common';
import { PricingReportModule } from '../pricing/public.js';
import { ListingStatsController } from './statistics/listing-stats.controller.js';
import { StatisticsController } from './statistics/statistics.controller.js';
import { InquiryCounts } from './statistics/inquiry-counts.js';
import { RecomputeStatistics } from './statistics/recompute-statistics.js';
import { ListingCounters } from './statistics/listing-counters.js';
import { InquiryHistory } from './statistics/inquiry-history.js';
import { SiteOffer } from './statistics/site-offer.js';
import { CountInquiryWhenCreated } from './statistics/count-inquiry-when-created.js';
import { CountPhoneWhenRevealed } from './statistics/count-phone-when-revealed.js';
import { RecountWhenSeasonCleaned } from './statistics/recount-when-season-cleaned.js';
import { TallyListingWhenNumbersMove } from './statistics/tally-listing-when-numbers-move.js';
import { RecordView } from './statistics/record-view.js';
import { SiteTallies } from './statistics/site-tallies.js';

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
