import { EDITING_MESSAGES } from './editing-messages.js';
import { PUBLICATION_MESSAGES } from '../publication/publication-messages.js';
import { isCurrency } from '../../kernel/currencies.js';
import type { OperationName } from '../../kernel/operations.js';
import { isLetInParts, PERIODS } from '../../pricing/periods.js';
import { hasDuplicatePrices } from '../../pricing/prices.js';
import { amountFault } from '../publication/publication-form.js';
import { isAmount } from '../../pricing/whole-amount.js';
import type { FieldErrors } from '../../kernel/forms/field-errors.js';
import { readRentalKey } from '../../pricing/rental-key.js';

/** A price in the operator's form, as typed. */
export interface PriceRow {
  periodo: string;
  fraccion: string;
  /** NaN for an unreadable amount. */
  monto: number | '' | null;
  tipo_moneda: string;
}

export type PriceField = keyof PriceRow;

/** A fault of a row, or of the whole set if `row` is null. */
export interface PriceFault {
  row: number | null;
  field: PriceField | null;
  message: string;
}

/**
 * Faults of a set of prices (back-office.md §5): every row is complete and valid, no pair of period and fraction occurs twice, and a sale
 * has one price. An incomplete row is a fault, so that typed input is not lost.
 */
export function priceRowFaults(rows: readonly PriceRow[], operation: OperationName): PriceFault[] {
  const ofAll = (message: string): PriceFault[] => [{ row: null, field: null, message }];
  if (rows.length === 0) return ofAll(EDITING_MESSAGES.incompletePrices);
  const faults = rows.flatMap((row, at) =>
    rowFaults(row, operation).map((fault) => ({ ...fault, row: at }) satisfies PriceFault),
  );
  if (faults.length > 0) return faults;
  if (operation === 'venta') return rows.length > 1 ? ofAll(EDITING_MESSAGES.oneSalePrice) : [];
  const keys = rows.flatMap((row) => readRentalKey(row) ?? []);
  return hasDuplicatePrices(keys) ? ofAll(EDITING_MESSAGES.duplicatePrices) : [];
}

/** One sentence for all faults; a missing value takes precedence, as the specification words it. */
export function priceFaultsText(faults: readonly PriceFault[]): string {
  const isMissing = faults.some(({ message }) => message === PUBLICATION_MESSAGES.required);
  return isMissing ? EDITING_MESSAGES.incompletePrices : (faults[0]?.message ?? '');
}

/** Faults as the `errores` of a 400: `precios.0.monto`, or `precios` for the whole set. */
export function priceFieldErrors(faults: readonly PriceFault[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { row, field, message } of faults)
    (errors[row === null ? 'precios' : `precios.${row}.${field}`] ??= []).push(message);
  return errors;
}

type RowFault = Omit<PriceFault, 'row'>;

function rowFaults(row: PriceRow, operation: OperationName): RowFault[] {
  const faults: RowFault[] = [];
  const refuse = (field: PriceField, message: string): void => void faults.push({ field, message });
  if (operation === 'alquiler') {
    if (!row.periodo) refuse('periodo', PUBLICATION_MESSAGES.required);
    else if (!PERIODS.some(({ name }) => name === row.periodo))
      refuse('periodo', PUBLICATION_MESSAGES.invalidChoice);
    else if (!row.fraccion && isLetInParts(row.periodo)) refuse('fraccion', PUBLICATION_MESSAGES.required);
    else if (!readRentalKey(row)) refuse('fraccion', PUBLICATION_MESSAGES.invalidChoice);
  }
  if (row.monto === null || row.monto === '') refuse('monto', PUBLICATION_MESSAGES.required);
  else if (!isAmount(row.monto)) refuse('monto', amountFault(row.monto));
  if (!row.tipo_moneda) refuse('tipo_moneda', PUBLICATION_MESSAGES.required);
  else if (!isCurrency(row.tipo_moneda)) refuse('tipo_moneda', PUBLICATION_MESSAGES.invalidChoice);
  return faults;
}
