import type { Currency } from '../vocabulary/currencies.js';
import { LIMITS } from '../vocabulary/limits.js';
import { FRACTIONS, PERIODS, WHOLE_PERIOD, type FractionId, type PeriodId } from '../vocabulary/periods.js';
import { priceAt, type GridPlace } from './grid-rows.js';
import { CONSULT, NO_PRICE, RENTED, type RentalPrice } from './prices.js';

/** Whether a period can be let by that fraction. */
export function isPlace({ period, fraction }: GridPlace): boolean {
  return PERIODS[period - 1]!.hasFractions || fraction === WHOLE_PERIOD;
}

/** The prices with one changed or added; null removes it. A known price keeps its currency and its mark unless another is given. */
export function withAmount(
  prices: readonly RentalPrice[],
  place: GridPlace,
  { amount, currency, rented }: { amount: number | null; currency: Currency; rented?: boolean },
): RentalPrice[] {
  const known = priceAt(prices, place);
  if (amount === null) return prices.filter((price) => price !== known);
  if (!known) {
    const { period, fraction } = place;
    return [...prices, { period, fraction, amount, currency, rented: rented ?? false }];
  }
  const next = { ...known, amount, currency, rented: rented ?? known.rented };
  return prices.map((price) => (price === known ? next : price));
}

/** The prices with a cell marked as rented, or free again. A cell without a price gets 'Consultar'. */
export function withMark(
  prices: readonly RentalPrice[],
  place: GridPlace,
  currency: Currency,
): RentalPrice[] {
  const known = priceAt(prices, place);
  return withAmount(prices, place, {
    amount: known?.amount ?? LIMITS.consultAmount,
    currency: known?.currency ?? currency,
    rented: !known?.rented,
  });
}

/** Parsed content of a pasted cell; a missing part stays as it is. */
export interface ReadCell {
  amount?: number | null;
  currency?: Currency;
  rented?: boolean;
}

const MARKS: Readonly<Record<string, ReadCell>> = {
  '': { amount: null },
  [NO_PRICE]: { amount: null },
  [RENTED.toLowerCase()]: { rented: true },
  [CONSULT.toLowerCase()]: { amount: LIMITS.consultAmount },
};
const CURRENCY_SIGNS: readonly [Currency, RegExp][] = [
  ['USD', /^(?:usd\$?|us\$|u\$s)/],
  ['ARS', /^(?:ars\$?|\$)/],
];
/** es-AR: dots between thousands, and at most cents of zero after a comma. */
const AMOUNT = /^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,0{1,2})?$/;

/**
 * Reads a cell as spreadsheets copy it: `450000`, `$ 450.000,00`, `USD 300`, `ALQUILADO`, `Consultar`, `-`.
 * @returns undefined for anything else
 */
export function readCell(text: string): ReadCell | undefined {
  const cell = text.trim().toLowerCase();
  if (Object.hasOwn(MARKS, cell)) return MARKS[cell];
  const sign = CURRENCY_SIGNS.find(([, pattern]) => pattern.test(cell));
  const figure = (sign ? cell.replace(sign[1], '') : cell).trim();
  if (!AMOUNT.test(figure)) return undefined;
  const amount = Number(figure.replace(/,.*$/, '').replaceAll('.', ''));
  if (amount < 1 || amount > LIMITS.maxAmount) return undefined;
  return sign ? { amount, currency: sign[0] } : { amount };
}

export interface Pasted {
  prices: RentalPrice[];
  /** Number of cells that were written. */
  written: number;
  /** Texts that could not be read, or that fall on no cell. */
  refused: string[];
}

/** Writes a block of tab-separated lines, starting at a cell. Trailing empty cells outside the grid are not faults. */
export function withBlock(
  prices: readonly RentalPrice[],
  { at, text, currency }: { at: GridPlace; text: string; currency: Currency },
): Pasted {
  const pasted: Pasted = { prices: [...prices], written: 0, refused: [] };
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  for (const [down, line] of lines.entries()) {
    for (const [right, cell] of line.split('\t').entries())
      write(pasted, { cell, currency, place: placeFrom(at, down, right) });
  }
  return pasted;
}

function placeFrom(at: GridPlace, down: number, right: number): GridPlace | undefined {
  const period = at.period + down;
  const fraction = at.fraction + right;
  if (period > PERIODS.length || fraction > FRACTIONS.length) return undefined;
  const place = { period: period as PeriodId, fraction: fraction as FractionId };
  return isPlace(place) ? place : undefined;
}

function write(
  pasted: Pasted,
  { cell, currency, place }: { cell: string; currency: Currency; place: GridPlace | undefined },
): void {
  const read = readCell(cell);
  if (!place || !read) {
    if (cell.trim() !== '') pasted.refused.push(cell.trim());
    return;
  }
  const known = priceAt(pasted.prices, place);
  pasted.prices = withAmount(pasted.prices, place, {
    amount: read.amount === undefined ? (known?.amount ?? LIMITS.consultAmount) : read.amount,
    currency: read.currency ?? known?.currency ?? currency,
    rented: read.rented ?? known?.rented ?? false,
  });
  pasted.written += 1;
}

/** A row or a column of the grid that is copied to another one. */
export type CopiedLine = { percent: number } & (
  { by: 'period'; from: PeriodId; to: PeriodId } | { by: 'fraction'; from: FractionId; to: FractionId }
);

/** Limits of the percentage. */
export const PERCENT = { least: -90, most: 500 } as const;

/** Copied amounts are rounded to multiples of these. */
const ROUNDED_TO: Readonly<Record<Currency, number>> = { ARS: 1_000, USD: 5 };

/** Copies the amounts of a line, changed by a percentage and rounded. Marks of the target stay; 'Consultar' is copied as it is. */
export function withCopiedLine(prices: readonly RentalPrice[], line: CopiedLine): RentalPrice[] {
  const { by, from, to, percent } = line;
  let next = [...prices];
  for (const { period, fraction, amount, currency } of prices.filter((price) => price[by] === from)) {
    const place = (by === 'period' ? { period: to, fraction } : { period, fraction: to }) as GridPlace;
    if (isPlace(place))
      next = withAmount(next, place, { amount: raised(amount, currency, percent), currency });
  }
  return next;
}

function raised(amount: number, currency: Currency, percent: number): number {
  if (amount === LIMITS.consultAmount || percent === 0) return amount;
  const step = ROUNDED_TO[currency];
  const exact = (amount * (100 + percent)) / 100;
  return Math.min(LIMITS.maxAmount, Math.max(step, Math.round(exact / step) * step));
}

export type GridMove = 'up' | 'down' | 'left' | 'right';

const STEPS: Readonly<Record<GridMove, readonly [number, number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** The next cell in a direction; the same one at the edge. Below a month's fraction there is only the whole period. */
export function neighbour({ period, fraction }: GridPlace, move: GridMove): GridPlace {
  const [down, right] = STEPS[move];
  const next = { period: period + down, fraction: fraction + right };
  if (!PERIODS[next.period - 1] || !FRACTIONS[next.fraction - 1]) return { period, fraction };
  const place = next as GridPlace;
  if (isPlace(place)) return place;
  return down === 0 ? { period, fraction } : { ...place, fraction: WHOLE_PERIOD };
}
