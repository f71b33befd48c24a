import type { Day } from '#common/kernel/time/days.js';
import type { PriorPrice } from '#common/pricing/price-drop.js';
import type { RentalPrice, SalePrice } from '#common/pricing/prices.js';
import type { PackedTerms } from '#common/pricing/stays/stay-terms.js';
import type { CardFacts } from './search-facts.js';

/** Prices of a listing. */
export interface PricedListing extends Pick<CardFacts, 'operation' | 'salePrice'> {
  /** Decides whether nights or days are counted. */
  propertyType: number;
  rentalPrices: readonly RentalPrice[];
  /** Needed for the price of dates. */
  stayTerms?: PackedTerms;
}

/**
 * A listing with the prices that it had before they dropped.
 * @returns null if no drop is shown today
 */
export function beforeDrops<Listing extends PricedListing & { priorPrices?: readonly PriorPrice[] }>(
  listing: Listing,
  today: Day,
): Listing | null {
  const shown = listing.priorPrices?.filter(({ until }) => today <= until) ?? [];
  if (shown.length === 0) return null;
  const amountOf = (row: { period: number | null; fraction: number | null }, amount: number): number =>
    shown.find(({ period, fraction }) => period === row.period && fraction === row.fraction)?.amount ??
    amount;
  const { salePrice, rentalPrices } = listing;
  return {
    ...listing,
    salePrice: salePrice && priced(salePrice, amountOf(SALE, salePrice.amount)),
    rentalPrices: rentalPrices.map((row) => priced(row, amountOf(row, row.amount))),
  };
}

const SALE = { period: null, fraction: null };

function priced<Price extends SalePrice | RentalPrice>(price: Price, amount: number): Price {
  return { ...price, amount };
}
