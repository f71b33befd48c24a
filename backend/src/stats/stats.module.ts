import { Module } from '@nestjs/common';
import { ListingStatsController } from './http/listing-stats.controller.js';
import { ListingCounters } from './listing-counters.js';
import { CountInquiryWhenCreated } from './reactions/count-inquiry-when-created.js';
import { RecordView } from './record-view.js';

@Module({ controllers: [ListingStatsController], providers: [ListingCounters, RecordView] })
export class StatsModule {}

@Module({ providers: [CountInquiryWhenCreated, ListingCounters] })
export class StatsWorkerModule {}
