import { rowsAfterGrid, type PeriodPart, type RowsOfGrid } from './grid-rows.js';
import type { RentalPrice } from './prices.js';

/** A row of a form, such as `{ place: [2, 1], amount: 900, note: 'x' }`; without a place or an amount it is incomplete. */
interface Row {
  place?: [PeriodPart['period'], PeriodPart['fraction']];
  amount?: number;
  note?: string;
}

const price = (period: RentalPrice['period'], fraction: RentalPrice['fraction'], amount: number) =>
  ({ period, fraction, amount, currency: 'ARS', rented: false }) satisfies RentalPrice;

const ROWS: RowsOfGrid<Row> = {
  partOf: ({ place }) => place && { period: place[0], fraction: place[1] },
  priceOf: ({ place, amount }) => (place && amount ? price(place[0], place[1], amount) : undefined),
  change: (row, { amount }) => ({ ...row, amount }),
  make: ({ period, fraction, amount }, rows) => ({
    place: [period, fraction],
    amount,
    note: `n.º ${rows.length + 1}`,
  }),
};

describe('the rows of a form after the grid', () => {
  const cases: [string, Row[], RentalPrice[], Row[]][] = [
    ['are none without rows and prices', [], [], []],
    [
      'keep their other data when their price changes',
      [{ place: [2, 1], amount: 900, note: 'x' }],
      [price(2, 1, 950)],
      [{ place: [2, 1], amount: 950, note: 'x' }],
    ],
    ['are removed with their price', [{ place: [2, 1], amount: 900 }], [], []],
    ['stay if they have no amount', [{ place: [2, 1] }], [], [{ place: [2, 1] }]],
    [
      'get the amount that the grid enters',
      [{ place: [2, 1] }],
      [price(2, 1, 5)],
      [{ place: [2, 1], amount: 5 }],
    ],
    ['stay if they have no place', [{ amount: 5 }], [], [{ amount: 5 }]],
    [
      'are made for new prices, after the others and numbered one after another',
      [{ place: [2, 1], amount: 900 }],
      [price(2, 1, 900), price(3, 1, 7), price(3, 2, 8)],
      [
        { place: [2, 1], amount: 900 },
        { place: [3, 1], amount: 7, note: 'n.º 2' },
        { place: [3, 2], amount: 8, note: 'n.º 3' },
      ],
    ],
    [
      'lose the second of two with the same place',
      [
        { place: [2, 1], amount: 900, note: 'x' },
        { place: [2, 1], amount: 800, note: 'y' },
      ],
      [price(2, 1, 900)],
      [{ place: [2, 1], amount: 900, note: 'x' }],
    ],
  ];
  it.each(cases)('%s', (_what, rows, prices, after) => {
    expect(rowsAfterGrid(rows, prices, ROWS)).toEqual(after);
  });
});
