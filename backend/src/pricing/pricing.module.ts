import { Module } from '@nestjs/common';
import { PriceAverages } from './averages/averages.js';
import { AveragesReport } from './averages/averages-report.js';
import { AveragesController } from './averages/averages.controller.js';
import { RecomputeAverages } from './averages/recompute-averages.js';
import { RentedMarks } from './prices/rented-marks.js';
import { PriceComparison } from './averages/price-comparison.js';
import { Prices } from './prices/prices.js';
import { Season } from './prices/season.js';

@Module({
  providers: [PriceComparison, Prices, RentedMarks, Season],
  exports: [PriceComparison, Prices, RentedMarks, Season],
})
export class PricingModule {}

/** The average-price report, for the web process. */
@Module({ controllers: [AveragesController], providers: [AveragesReport], exports: [AveragesReport] })
export class PricingReportModule {}

/** The worker's part of pricing. */
@Module({ providers: [PriceAverages, RecomputeAverages], exports: [PriceAverages] })
export class PricingWorkerModule {}
