import { dayOf } from '#common/kernel/time/days.js';
import type { RentalPrice, SalePrice } from '#common/pricing/prices.js';
import { SeasonCalendar } from '#common/pricing/season/season-calendar.js';
import type { FractionId, PeriodId } from '#common/pricing/periods.js';
import { leadColumns, leadSlot, type LeadScope } from './lead-columns.js';

const SEASON = { calendar: new SeasonCalendar([]), today: dayOf(2026, 11, 22) };

const price = (
  period: PeriodId,
  fraction: FractionId,
  amount: number,
  more: Partial<RentalPrice> = {},
): RentalPrice => ({ period, fraction, amount, currency: 'ARS', rented: false, ...more });

/** Filled slots, from 1, by column. */
function taken(listing: { operation: string; rentalPrices?: RentalPrice[]; salePrice?: SalePrice | null }) {
  const { leadArs, leadUsd } = leadColumns({ rentalPrices: [], salePrice: null, ...listing }, SEASON);
  const placed = (column: (number | null)[]) =>
    Object.fromEntries(column.flatMap((amount, index) => (amount === null ? [] : [[index + 1, amount]])));
  return { ars: placed(leadArs), usd: placed(leadUsd) };
}

describe('the place of a lead price', () => {
  it.each<[LeadScope, number]>([
    [{ period: null, fraction: null }, 1],
    [{ period: 1, fraction: null }, 2],
    [{ period: 7, fraction: null }, 8],
    [{ period: 1, fraction: 1 }, 9],
    [{ period: 1, fraction: 5 }, 13],
    [{ period: 2, fraction: 1 }, 14],
    [{ period: 7, fraction: 5 }, 43],
  ])('of %p is %p', (scope, slot) => {
    expect(leadSlot(scope)).toBe(slot);
  });
});

describe('the lead prices of a listing', () => {
  it.each<[string, Parameters<typeof taken>[0], ReturnType<typeof taken>]>([
    [
      'a sale',
      { operation: 'sale', salePrice: { amount: 85_000, currency: 'USD' } },
      { ars: {}, usd: { 1: 85_000 } },
    ],
    [
      'a sale on request',
      { operation: 'sale', salePrice: { amount: 1, currency: 'ARS' } },
      { ars: { 1: 1 }, usd: {} },
    ],
    ['a sale without a price', { operation: 'sale' }, { ars: {}, usd: {} }],
    ['a rental without a price', { operation: 'rental' }, { ars: {}, usd: {} }],
    [
      'a free row',
      { operation: 'rental', rentalPrices: [price(2, 1, 31_000)] },
      { ars: { 1: 1_000, 3: 1_000, 14: 31_000 }, usd: {} },
    ],
    [
      'a rented row, negative',
      { operation: 'rental', rentalPrices: [price(2, 1, 31_000, { rented: true })] },
      { ars: { 1: -1, 3: -1, 14: -31_000 }, usd: {} },
    ],
    [
      'a row on request',
      { operation: 'rental', rentalPrices: [price(2, 1, 1)] },
      { ars: { 1: 1, 3: 1, 14: 1 }, usd: {} },
    ],
    [
      'rows in both currencies',
      { operation: 'rental', rentalPrices: [price(2, 1, 31_000), price(3, 1, 280, { currency: 'USD' })] },
      { ars: { 1: 1_000, 3: 1_000, 14: 31_000 }, usd: { 1: 10, 4: 10, 19: 280 } },
    ],
  ])('with %s', (_, listing, expected) => {
    expect(taken(listing)).toEqual(expected);
  });

  it('have null where there is none, up to the last', () => {
    const { leadArs, leadUsd } = leadColumns(
      { operation: 'rental', rentalPrices: [price(1, 1, 310)], salePrice: null },
      SEASON,
    );
    expect(leadArs).toEqual([10, 10, null, null, null, null, null, null, 310]);
    expect(leadUsd).toEqual([]);
  });
});
