export { PriceAverages } from './data/averages.js';
export { AveragesReport } from './queries/averages-report.js';
export { Prices, rentalPrices } from './data/prices.js';
export { Price } from './data/price.entity.js';
export { RentedMarks } from './data/rented-marks.js';
export { PricingModule, PricingReportModule } from './pricing.module.js';
export { Season, localDay } from './season.js';
export { PriceComparison, type ComparedPrice } from './queries/price-comparison.js';
