import { period } from '#common/pricing/periods.js';
import { requiresPrice } from '#common/listings/attributes/property-questions.js';
import type { DemoRentalPrice } from './demo-listing.js';
import { generateListings } from './generate-listings.js';

const listings = [...generateListings(180)];
const many = [...generateListings(3_000)];
const tables = many.map(({ rentalPrices }) => rentalPrices);

type Cell = readonly [period: number, fraction: number];

const MONTHS = [1, 2, 3, 4];
/** Pairs of cells of which the first must cost less: a shorter stay in the same month, or the same stay outside January. */
const CHEAPER: readonly (readonly [Cell, Cell])[] = [
  ...MONTHS.flatMap((month) => {
    const cell = (fraction: number): Cell => [month, fraction];
    return [
      [cell(5), cell(4)],
      [cell(4), cell(2)],
      [cell(4), cell(3)],
      [cell(2), cell(1)],
      [cell(3), cell(1)],
    ] as const;
  }),
  ...[1, 3, 4].flatMap((month) =>
    [1, 2, 3, 4, 5].map(
      (fraction) =>
        [
          [month, fraction],
          [2, fraction],
        ] as const,
    ),
  ),
];

const amountAt = (table: readonly DemoRentalPrice[], [wanted, fraction]: Cell) =>
  table.find((price) => price.period === wanted && price.fraction === fraction && price.amount > 1)?.amount;

describe('the prices', () => {
  it('are there where a notice needs one', () => {
    const sales = many.filter(({ operation }) => operation === 'sale');
    const rentals = many.filter(({ operation }) => operation === 'rental');
    expect(
      sales.filter(({ salePrice, rentalPrices }) => !salePrice?.amount || rentalPrices.length > 0),
    ).toEqual([]);
    expect(rentals.filter(({ salePrice }) => salePrice !== null)).toEqual([]);
    expect(
      rentals.filter(
        ({ propertyType, rentalPrices }) => requiresPrice(propertyType) && rentalPrices.length === 0,
      ),
    ).toEqual([]);
  });

  it('have one row for a period and fraction, in order, in one currency, and whole periods undivided', () => {
    const keys = tables.map((table) => table.map((price) => price.period * 10 + price.fraction));
    expect(keys.map((own) => [...new Set(own)].sort((a, b) => a - b))).toEqual(keys);
    expect(tables.filter((table) => new Set(table.map(({ currency }) => currency)).size > 1)).toEqual([]);
    expect(
      tables.flat().filter((price) => !period(price.period).hasFractions && price.fraction !== 1),
    ).toEqual([]);
    expect(tables.flat().filter(({ amount }) => !Number.isInteger(amount) || amount < 1)).toEqual([]);
  });

  it('grow with the stay, and January is the dearest month', () => {
    const wrong = tables.filter((table) =>
      CHEAPER.some(([less, more]) => (amountAt(table, less) ?? 0) >= (amountAt(table, more) ?? Infinity)),
    );
    expect(wrong).toEqual([]);
  });

  it('of a month are taken when one of its fortnights is', () => {
    const inconsistent = tables.filter((table) =>
      MONTHS.some((month) => {
        const rows = table.filter((price) => price.period === month);
        const whole = rows.find(({ fraction }) => fraction === 1);
        return (
          whole?.rented === false &&
          rows.some(({ fraction, rented }) => rented && (fraction === 2 || fraction === 3))
        );
      }),
    );
    expect(inconsistent).toEqual([]);
  });

  it('show rented cells, Consultar and both currencies in the demonstration', () => {
    const rows = listings.flatMap(({ rentalPrices }) => rentalPrices);
    const sales = listings.flatMap(({ salePrice }) => salePrice ?? []);
    expect(
      listings.filter(({ rentalPrices }) => rentalPrices.some(({ rented }) => rented)).length,
    ).toBeGreaterThan(15);
    expect(rows.filter(({ amount }) => amount === 1).length).toBeGreaterThan(5);
    expect(sales.filter(({ amount }) => amount === 1).length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ currency }) => currency))).toEqual(new Set(['ARS', 'USD']));
    expect(new Set(sales.map(({ currency }) => currency))).toEqual(new Set(['ARS', 'USD']));
  });
});
