import { priceKey, type RentalPrice } from './prices.js';

/** A cell of the grid: periods are its rows, fractions its columns. */
export type PeriodPart = Pick<RentalPrice, 'period' | 'fraction'>;

/** The price in a cell; undefined if the cell is empty. */
export function priceAt(prices: readonly RentalPrice[], part: PeriodPart): RentalPrice | undefined {
  const key = priceKey(part);
  return prices.find((price) => priceKey(price) === key);
}

/** Converts a form's rows to prices of the grid and back. */
export interface RowsOfGrid<Row> {
  /** The row's cell; undefined for an incomplete row. */
  partOf: (row: Row) => PeriodPart | undefined;
  /** Undefined for a row without an amount. */
  priceOf: (row: Row) => RentalPrice | undefined;
  change: (row: Row, price: RentalPrice) => Row;
  /** A row for a new price; `rows` are those before it. */
  make: (price: RentalPrice, rows: readonly Row[]) => Row;
}

/** A form's rows after the grid changed their prices: a row keeps its identity while its cell has a price; incomplete rows are kept. */
export function rowsAfterGrid<Row>(
  rows: readonly Row[],
  prices: readonly RentalPrice[],
  { partOf, priceOf, change, make }: RowsOfGrid<Row>,
): Row[] {
  const seen = new Set<number>();
  const kept = rows.flatMap((row) => {
    const part = partOf(row);
    if (!part) return [row];
    const price = seen.has(priceKey(part)) ? undefined : priceAt(prices, part);
    if (!price) return priceOf(row) ? [] : [row];
    seen.add(priceKey(part));
    return [change(row, price)];
  });
  return prices
    .filter((price) => !seen.has(priceKey(price)))
    .reduce((all, price) => [...all, make(price, all)], kept);
}
