import type { Currency } from '../kernel/currencies.js';
import { LIMITS } from '../kernel/limits.js';
import { PERIODS, WHOLE_PERIOD, fraction, period, type FractionId, type PeriodId } from './periods.js';
import { numberText } from '../kernel/text.js';

export interface RentalPrice {
  period: PeriodId;
  fraction: FractionId;
  amount: number;
  currency: Currency;
  rented: boolean;
}

/** A price row, and whether its nights are let: by itself, or by a rented row that shares a night with it (taken-nights.ts). */
export type OfferedPrice = RentalPrice & { taken: boolean };

export interface SalePrice {
  amount: number;
  currency: Currency;
}

export const RENTED = 'ALQUILADO';
export const CONSULT = 'Consultar';
export const NO_PRICE = '-';

/** A cell of the rent table on the wire: an amount, 1 for 'Consultar', ALQUILADO, or '-' for none (wire-contract.md). */
export type PriceCell = number | typeof RENTED | typeof NO_PRICE;

export interface RentTableRow {
  MesCompleto: string;
  Mes: PriceCell;
  quincena1: PriceCell;
  quincena2: PriceCell;
  Semana: PriceCell;
  Dia: PriceCell;
  /** Currency of the row if all amounts share one; otherwise `monedas` has the currency of each cell. */
  moneda: Currency;
  monedas: Partial<Record<RentTableColumn, Currency>>;
}

export const RENT_TABLE_COLUMNS = ['Mes', 'quincena1', 'quincena2', 'Semana', 'Dia'] as const;
export type RentTableColumn = (typeof RENT_TABLE_COLUMNS)[number];

const COLUMN_BY_FRACTION: Readonly<Record<FractionId, RentTableColumn>> = {
  1: 'Mes',
  2: 'quincena1',
  3: 'quincena2',
  4: 'Semana',
  5: 'Dia',
};

/** True for the amount that stands for 'Consultar': exactly 1 (public-site.md §5). */
export function isConsult(amount: number): boolean {
  return amount === LIMITS.consultAmount;
}

/** `ARS$ 450.000`, `USD$ 85.000`, or `Consultar` (public-site.md §9). */
export function formatPrice(amount: number, currency: Currency): string {
  return isConsult(amount) ? CONSULT : formatMoney(amount, currency);
}

/** `ARS$ 25.000`: an amount that is no price, so that 1 is no 'Consultar'. */
export function formatMoney(amount: number, currency: Currency): string {
  return `${currency}$ ${formatAmount(amount)}`;
}

/** The text, with each amount on one line. */
export function keepAmounts(text: string): string {
  return text.replaceAll('$ ', '$\u00A0');
}

/** `450.000`: es-AR, no decimals. */
export function formatAmount(amount: number): string {
  return numberText(Math.round(amount));
}

/** The cell as displayed: `ALQUILADO`, `Consultar`, `-`, or the formatted amount without currency. */
export function formatCell(cell: PriceCell): string {
  if (typeof cell !== 'number') return cell;
  return isConsult(cell) ? CONSULT : formatAmount(cell);
}

/**
 * The effective fraction of a price: none, or a period without fractions, means the whole period (public-site.md §5, step 4: fraction
 * disabled and cleared for three periods).
 */
export function effectiveFraction(periodId: PeriodId, chosen: FractionId | undefined): FractionId {
  return period(periodId).hasFractions ? (chosen ?? WHOLE_PERIOD) : WHOLE_PERIOD;
}

/** Text after a rental price: `por la 1.ª quincena de enero`, `por Semana Santa`. */
export function pricePer(price: Pick<RentalPrice, 'period' | 'fraction'>): string {
  const { label, per } = period(price.period);
  return `por ${per ?? `${fraction(price.fraction).per} de ${label.toLowerCase()}`}`;
}

/** Whether two of the rows have the same period and fraction. */
export function hasDuplicatePrices(rows: readonly Pick<RentalPrice, 'period' | 'fraction'>[]): boolean {
  return new Set(rows.map(priceKey)).size !== rows.length;
}

/** Number of a period and fraction: 21 is Enero, Mes Completo. */
export function priceKey(row: Pick<RentalPrice, 'period' | 'fraction'>): number {
  return row.period * 10 + row.fraction;
}

/** The sheet's rent table: one row per period with a price, in season order. ALQUILADO is what is rented or shares nights with a rented row. */
export function rentTable(prices: readonly OfferedPrice[]): RentTableRow[] {
  return PERIODS.flatMap(({ id, name }) => {
    const ofPeriod = prices.filter((price) => price.period === id);
    return ofPeriod.length > 0 ? [rentRow(name, ofPeriod)] : [];
  });
}

function rentRow(name: string, prices: readonly OfferedPrice[]): RentTableRow {
  const row: RentTableRow = {
    MesCompleto: name,
    Mes: NO_PRICE,
    quincena1: NO_PRICE,
    quincena2: NO_PRICE,
    Semana: NO_PRICE,
    Dia: NO_PRICE,
    moneda: prices[0]!.currency,
    monedas: {},
  };
  for (const price of prices) {
    const column = COLUMN_BY_FRACTION[price.fraction];
    row[column] = price.taken ? RENTED : price.amount;
    row.monedas[column] = price.currency;
  }
  return row;
}
