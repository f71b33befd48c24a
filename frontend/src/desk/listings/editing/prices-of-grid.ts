import { priceAt, rowsAfterGrid, type PeriodPart, type RowsOfGrid } from '#common/pricing/grid-rows.js';
import type { RentalPrice } from '#common/pricing/prices.js';
import { isAmount } from '#common/pricing/whole-amount.js';
import { readRentalKey } from '#common/pricing/rental-key.js';
import { fraction, isLetInParts, period } from '#common/pricing/periods.js';
import type { PriceDraft } from './section-drafts.js';
import { newRow } from './new-price-row.js';

function partOf(row: PriceDraft): PeriodPart | undefined {
  if (row.fraccion === '' && isLetInParts(row.periodo)) return undefined;
  return readRentalKey(row);
}

function priceOf(row: PriceDraft): RentalPrice | undefined {
  const part = partOf(row);
  if (!part || !isAmount(row.monto)) return undefined;
  return { ...part, amount: row.monto, currency: row.tipo_moneda, rented: row.alquilado };
}

function valuesOf({ amount, currency, rented }: RentalPrice) {
  return { monto: amount, tipo_moneda: currency, alquilado: rented };
}

/** A row in which nothing was entered. */
function isBlank({ periodo, monto }: PriceDraft): boolean {
  return periodo === '' && monto === null;
}

/** Prices of the operator's rows for the grid, and the number of rows that are incomplete and therefore in no cell. */
export function gridOfDrafts(rows: readonly PriceDraft[]): { prices: RentalPrice[]; incomplete: number } {
  const prices = rows.flatMap((row) => priceOf(row) ?? []);
  return { prices, incomplete: rows.filter((row) => !isBlank(row)).length - prices.length };
}

/**
 * The operator's rows after a change in the grid. A cell that was emptied and filled again gets its saved row, not a new one. Blank rows are
 * removed.
 * @param saved the rows as they were loaded
 */
export function draftsAfterGrid(
  rows: readonly PriceDraft[],
  prices: readonly RentalPrice[],
  saved: readonly PriceDraft[],
): PriceDraft[] {
  const rowsOfGrid: RowsOfGrid<PriceDraft> = {
    partOf,
    priceOf,
    change: (row, price) => ({ ...row, ...valuesOf(price) }),
    make: (price, all) => ({
      ...(savedRow(price, saved, all) ?? newRow()),
      periodo: period(price.period).name,
      fraccion: fraction(price.fraction).name,
      ...valuesOf(price),
    }),
  };
  const entered = rows.filter((row) => !isBlank(row));
  return rowsAfterGrid(entered, prices, rowsOfGrid);
}

function savedRow(
  price: RentalPrice,
  saved: readonly PriceDraft[],
  used: readonly PriceDraft[],
): PriceDraft | undefined {
  return saved.find((row) => {
    const known = priceOf(row);
    return known && priceAt([known], price) && !used.some(({ clave }) => clave === row.clave);
  });
}
