import type { Area } from '#platform/database/area.js';
import { ExchangeRate } from './dollar/exchange-rate.entity.js';
import { PastPriceRow } from './prices/past-price.entity.js';
import { Price } from './prices/price.entity.js';
import { PAST_PRICES_SWEEP } from './prices/past-prices.js';

export const PRICING: Area = {
  tables: {
    averaged_prices: { other: 'listing_id period fraction property_type quantity currency amount' },
    exchange_rates: { other: 'currency value source fetched_at' },
    past_prices: { other: 'id listing_id period fraction amount currency since until' },
    price_averages: { other: 'property_type quantity period fraction currency amount listings computed_at' },
    prices: { other: 'id listing_id operation period fraction amount currency rented since' },
    season_cleaned_prices: { other: 'cleaning_id price_id listing_id' },
    season_cleanings: { other: 'id administrator_id prices listings created_at undone_at' },
  },
  entities: [ExchangeRate, PastPriceRow, Price],
  sweeps: [PAST_PRICES_SWEEP],
};
