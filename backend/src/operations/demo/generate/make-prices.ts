import type { FractionId, PeriodId } from '#common/pricing/periods.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import type { Chance } from './chance.js';
import type { DemoTown } from './listing-batch.js';
import type { DemoRentalPrice, DemoSalePrice } from './demo-listing.js';

/** Inputs of a price. */
export interface PriceFacts {
  type: PropertyTypeId;
  /** Bedrooms of a house, rooms of a flat; 0 for other types. */
  size: number;
  blocksToSea: number;
  town: DemoTown;
  pool: boolean;
}

/** Pesos per dollar in the invented season of 2026/27. */
export const PESOS_PER_DOLLAR = 1_500;
const ASK = 1;

/** Pesos per day in January, before location and quality: a base and an amount per bedroom or room. */
const DAY_RATES: Readonly<Partial<Record<PropertyTypeId, readonly [number, number]>>> = {
  1: [52_000, 29_000],
  2: [34_000, 23_000],
  3: [78_000, 0],
  5: [140_000, 0],
  6: [96_000, 0],
  7: [42_000, 0],
  8: [64_000, 16_000],
  9: [58_000, 24_000],
  10: [24_000, 0],
};

/** Dollars, before location and quality: a base and an amount per bedroom or room. */
const SALE_RATES: Readonly<Record<PropertyTypeId, readonly [number, number]>> = {
  1: [52_000, 36_000],
  2: [22_000, 26_000],
  3: [68_000, 0],
  4: [34_000, 0],
  5: [260_000, 0],
  6: [620_000, 0],
  7: [480_000, 0],
  8: [230_000, 0],
  9: [64_000, 24_000],
  10: [18_000, 0],
};

const SEASON: Readonly<Record<1 | 2 | 3 | 4, number>> = { 1: 0.7, 2: 1, 3: 0.86, 4: 0.58 };
/** Price of each fraction in daily rates; longer stays are cheaper per day. */
const DAYS: Readonly<Record<FractionId, number>> = { 1: 23.5, 2: 12.9, 3: 12.5, 4: 6.5, 5: 1 };
const WHOLE_PERIODS: Readonly<Record<5 | 6 | 7, number>> = { 5: 4.4, 6: 7.2, 7: 6.2 };
const HOLIDAYS_FACTOR = 1.12;

const nearness = (blocks: number) => (blocks === 0 ? 1.32 : Math.max(0.78, 1.22 - blocks * 0.034));
const TOWN_FACTOR: Readonly<Record<DemoTown, number>> = {
  Miramar: 1,
  'Mar del Plata': 1.14,
  'Mar del Sur': 0.86,
};

function roundedPesos(amount: number): number {
  const step = amount >= 1_000_000 ? 50_000 : amount >= 200_000 ? 10_000 : amount >= 100_000 ? 5_000 : 1_000;
  return Math.round(amount / step) * step;
}

function roundedDollars(amount: number): number {
  const step = amount >= 50_000 ? 1_000 : amount >= 10_000 ? 500 : amount >= 200 ? 10 : amount >= 60 ? 5 : 1;
  return Math.max(step, Math.round(amount / step) * step);
}

type Row = readonly [PeriodId, FractionId];

const rows = (periods: readonly PeriodId[], fractions: readonly FractionId[]): Row[] =>
  periods.flatMap((period) => fractions.map((fraction): Row => [period, fraction]));

const SUMMER: readonly PeriodId[] = [1, 2, 3, 4];

/** Cells of the table that owners usually fill in. */
const HABITS: readonly (readonly Row[])[] = [
  rows(SUMMER, [1, 2, 3]),
  rows([2, 3], [1, 2, 3]),
  [...rows([2, 3], [1, 2, 3]), ...rows([1, 4], [1, 4, 5])],
  [...rows(SUMMER, [1, 2, 3, 4, 5]), [5, 1], [6, 1]],
  [...rows([1, 2, 3], [2, 3, 4]), [5, 1]],
  [...rows([2], [2, 3]), ...rows([3], [1])],
  [...rows(SUMMER, [4, 5]), [5, 1], [6, 1]],
];
const BY_THE_DAY: readonly Row[] = [...rows(SUMMER, [5]), [5, 1], [6, 1]];
const TENT: readonly Row[] = rows([1, 2, 3], [1, 2, 3, 5]);
const ALL_YEAR: readonly Row[] = [[7, 1]];

function habitOf(chance: Chance, type: PropertyTypeId): readonly Row[] {
  if (type === 6) return BY_THE_DAY;
  if (type === 7) return TENT;
  if (type === 3 || type === 5 || type === 10) return ALL_YEAR;
  return chance.happens(0.07) ? ALL_YEAR : chance.pick(HABITS);
}

function dayRate(facts: PriceFacts): number {
  const [base, each] = DAY_RATES[facts.type] ?? [30_000, 0];
  return (
    (base + each * facts.size) *
    nearness(facts.blocksToSea) *
    TOWN_FACTOR[facts.town] *
    (facts.pool ? 1.2 : 1)
  );
}

/** Price of a cell in daily rates of January. */
function weight([period, fraction]: Row): number {
  if (period === 5 || period === 6 || period === 7) return WHOLE_PERIODS[period];
  const holidays = period === 1 && fraction === 3 ? HOLIDAYS_FACTOR : 1;
  return SEASON[period] * DAYS[fraction] * holidays;
}

/** A rented fortnight marks the whole month as rented; a rented month marks both fortnights. */
function markRented(chance: Chance, prices: DemoRentalPrice[]): void {
  for (const period of [2, 3, 1] as const) {
    if (!chance.happens(period === 2 ? 0.34 : 0.16)) continue;
    const taken: readonly FractionId[] = chance.pick([
      [1, 2],
      [1, 3],
      [1, 2, 3],
      [1, 2],
    ] as const);
    for (const price of prices) {
      if (price.period === period && taken.includes(price.fraction)) price.rented = true;
    }
  }
}

/** Price table of a rental, in order of periods and fractions; hotels and similar types may have none. */
export function makeRentalPrices(chance: Chance, facts: PriceFacts): DemoRentalPrice[] {
  if ([6, 7, 8, 10].includes(facts.type) && chance.happens(0.2)) return [];
  const currency = chance.happens(facts.type === 3 ? 0.05 : 0.24) ? 'USD' : 'ARS';
  const rate = dayRate(facts) * chance.between(0.88, 1.14);
  const amountOf = (row: Row) =>
    currency === 'USD'
      ? roundedDollars((rate * weight(row)) / PESOS_PER_DOLLAR)
      : roundedPesos(rate * weight(row));
  const askedPeriod = chance.happens(0.14) ? chance.pick([1, 4, 5, 6, 7]) : 0;
  const prices = habitOf(chance, facts.type)
    .map((row): DemoRentalPrice => {
      const [period, fraction] = row;
      return {
        period,
        fraction,
        amount: period === askedPeriod ? ASK : amountOf(row),
        currency,
        rented: false,
      };
    })
    .sort((a, b) => a.period - b.period || a.fraction - b.fraction);
  if (facts.type === 1 || facts.type === 2 || facts.type === 9) markRented(chance, prices);
  return prices;
}

/** Price of a sale: usually dollars, sometimes pesos or 'Consultar'. */
export function makeSalePrice(chance: Chance, facts: PriceFacts): DemoSalePrice {
  const [base, each] = SALE_RATES[facts.type];
  const quality = facts.type === 5 || facts.type === 4 ? chance.between(0.6, 2.1) : chance.between(0.85, 1.2);
  const place = facts.type === 5 ? 1 : nearness(facts.blocksToSea) * TOWN_FACTOR[facts.town];
  const dollars = (base + each * facts.size) * place * quality * (facts.pool ? 1.12 : 1);
  if (chance.happens(0.08)) return { amount: ASK, currency: 'USD' };
  if (chance.happens(0.09))
    return { amount: Math.round((dollars * PESOS_PER_DOLLAR) / 500_000) * 500_000, currency: 'ARS' };
  return { amount: roundedDollars(dollars), currency: 'USD' };
}
