import {
  CONSULT,
  NO_PRICE,
  RENTED,
  formatAmount,
  isConsult,
  type PriceCell,
  type RentTableColumn,
  type RentTableRow,
} from '#common/pricing/prices.js';
import type { Currency } from '#common/kernel/currencies.js';

/** Display of a cell of the rent table. */
export interface ShownCell {
  kind: 'amount' | 'rented' | 'consult' | 'none';
  /** `ARS$`; only for amounts. */
  currency?: string;
  text: string;
}

/** Parts of an amount, so that the currency can be smaller: `ARS$`, `450.000`. */
export function priceParts(amount: number, currency: Currency | null): { currency?: string; figure: string } {
  return isConsult(amount)
    ? { figure: CONSULT }
    : { currency: `${currency ?? 'ARS'}$`, figure: formatAmount(amount) };
}

export function shownCell(cell: PriceCell, currency: Currency): ShownCell {
  if (cell === RENTED) return { kind: 'rented', text: RENTED };
  if (typeof cell !== 'number') return { kind: 'none', text: NO_PRICE };
  if (isConsult(cell)) return { kind: 'consult', text: CONSULT };
  return { kind: 'amount', currency: `${currency}$`, text: formatAmount(cell) };
}

export function cellOf(row: RentTableRow, column: RentTableColumn): ShownCell {
  return shownCell(row[column], row.monedas[column] ?? row.moneda);
}
