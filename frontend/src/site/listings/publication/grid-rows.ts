import { rowsAfterGrid } from '#common/pricing/grid-rows.js';
import type { RentalPrice } from '#common/pricing/prices.js';
import { isAmount } from '#common/pricing/whole-amount.js';
import { readRentalKey } from '#common/pricing/rental-key.js';
import { WHOLE_PERIOD, fraction, period } from '#common/pricing/periods.js';
import type { PublicationRentalPrice } from '#common/listings/publication/publication-calls.js';
import { toRow } from './publication-state.js';

/** The price of a form's row; undefined for one that cannot be read. */
export function priceOfRow(row: PublicationRentalPrice): RentalPrice | undefined {
  const place = readRentalKey(row);
  if (!place || !isAmount(row.precio)) return undefined;
  return { ...place, amount: row.precio, currency: row.moneda, rented: false };
}

/** The form's rows after a change in the grid. */
export function rowsWithPrices(
  rows: readonly PublicationRentalPrice[],
  prices: readonly RentalPrice[],
): PublicationRentalPrice[] {
  return rowsAfterGrid(rows, prices, {
    partOf: readRentalKey,
    priceOf: priceOfRow,
    change: (row, { amount, currency }) => ({ ...row, precio: amount, moneda: currency }),
    make: ({ period: season, fraction: part, amount, currency }, all) =>
      toRow(
        {
          periodo: period(season).name,
          fraccion: part === WHOLE_PERIOD ? '' : fraction(part).name,
          precio: amount,
          moneda: currency,
        },
        all,
      ),
  });
}
