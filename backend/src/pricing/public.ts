export { PriceAverages } from './averages.js';
export { Prices, rentalPrices } from './prices.js';
export { Price } from './data/price.entity.js';
export { PricingModule } from './pricing.module.js';
