import { isConsult } from '#common/pricing/prices.js';
import { DROP_DAYS, type PriorPrice } from '#common/pricing/price-drop.js';
import { PastPriceRow, type Price } from '../../../pricing/public.js';
import { dayOfLoad } from './load-days.js';

const DAY_MS = 86_400_000;
/** One listing in so many became cheaper. */
const EVERY = 8;
const ASKED_DAYS = 90;
const RAISE = 1.12;
const ROUNDING = { ARS: 1_000, USD: 5 } as const;

/** Earlier prices of some listings, about 12 % above the present ones. */
export function makePastPrices(prices: readonly Price[], now: number): PastPriceRow[] {
  return prices
    .filter(({ listingId, amount }) => listingId % EVERY === 0 && !isConsult(amount))
    .map(({ listingId, period, fraction, amount, currency }) =>
      Object.assign(new PastPriceRow(), {
        listingId,
        period,
        fraction,
        amount: Math.ceil((amount * RAISE) / ROUNDING[currency]) * ROUNDING[currency],
        currency,
        since: new Date(now - ASKED_DAYS * DAY_MS),
        until: new Date(now),
      }),
    );
}

/** The same prices as the listing's search row contains them. */
export function priorOf(past: readonly PastPriceRow[]): PriorPrice[] {
  return past.map(({ period, fraction, amount, until }) => ({
    period,
    fraction,
    amount,
    until: dayOfLoad(until) + DROP_DAYS,
  }));
}
