import { Module } from '@nestjs/common';
import { PriceAverages } from './data/averages.js';
import { AveragesReport } from './queries/averages-report.js';
import { AveragesController } from './http/averages.controller.js';
import { RecomputeAverages } from './jobs/recompute-averages.js';
import { RentedMarks } from './data/rented-marks.js';
import { PriceComparison } from './queries/price-comparison.js';
import { Prices } from './data/prices.js';
import { RefreshAveragesWhenNumbersMove } from './reactions/refresh-averages-when-numbers-move.js';
import { Season } from './queries/season.js';

@Module({
  providers: [PriceComparison, Prices, RentedMarks, Season],
  exports: [PriceComparison, Prices, RentedMarks, Season],
})
export class PricingModule {}

/** The average-price report, for the web process. */
@Module({ controllers: [AveragesController], providers: [AveragesReport], exports: [AveragesReport] })
export class PricingReportModule {}

/** The worker's part of pricing. */
@Module({
  providers: [PriceAverages, RecomputeAverages, RefreshAveragesWhenNumbersMove],
})
export class PricingWorkerModule {}
