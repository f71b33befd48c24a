export { PriceAverages } from './averages.js';
export { AveragesReport } from './averages-report.js';
export { Prices, rentalPrices } from './prices.js';
export { Price } from './data/price.entity.js';
export { RentedMarks } from './data/rented-marks.js';
export { PricingModule, PricingReportModule } from './pricing.module.js';
export { Season, localDay } from './season.js';
export { PriceComparison, type ComparedPrice } from './price-comparison.js';
