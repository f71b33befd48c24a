import type { Currency } from '../kernel/currencies.js';
import { LIMITS } from '../kernel/limits.js';
import { FRACTIONS, PERIODS, WHOLE_PERIOD, type FractionId, type PeriodId } from './periods.js';
import { readAmount } from './amount.js';
import { priceAt, type PeriodPart } from './grid-rows.js';
import { CONSULT, NO_PRICE, RENTED, type RentalPrice } from './prices.js';
import { isAmount } from './whole-amount.js';
import { fold } from '../kernel/text.js';
import { MONTHS } from '../kernel/time/month-names.js';

/** Whether a period can be let by that fraction. */
export function isPart({ period, fraction }: PeriodPart): boolean {
  return PERIODS[period - 1]!.hasFractions || fraction === WHOLE_PERIOD;
}

/** The prices with one changed or added; null removes it. A known price keeps its currency and its mark unless another is given. */
export function withAmount(
  prices: readonly RentalPrice[],
  part: PeriodPart,
  { amount, currency, rented }: { amount: number | null; currency: Currency; rented?: boolean },
): RentalPrice[] {
  const known = priceAt(prices, part);
  if (amount === null) return prices.filter((price) => price !== known);
  if (!known) {
    const { period, fraction } = part;
    return [...prices, { period, fraction, amount, currency, rented: rented ?? false }];
  }
  const next = { ...known, amount, currency, rented: rented ?? known.rented };
  return prices.map((price) => (price === known ? next : price));
}

/** The prices with a cell marked as rented, or free again. A cell without a price gets 'Consultar'. */
export function withMark(
  prices: readonly RentalPrice[],
  part: PeriodPart,
  currency: Currency,
): RentalPrice[] {
  const known = priceAt(prices, part);
  return withAmount(prices, part, {
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

const MARKS: ReadonlyMap<string, ReadCell> = new Map([
  [NO_PRICE, { amount: null }],
  [RENTED.toLowerCase(), { rented: true }],
  [CONSULT.toLowerCase(), { amount: LIMITS.consultAmount }],
]);

/**
 * Reads a cell as spreadsheets copy it: an amount, `ALQUILADO`, `Consultar`, `-`.
 * @returns undefined for anything else, and for an empty cell
 */
export function readCell(text: string): ReadCell | undefined {
  const mark = MARKS.get(text.trim().toLowerCase());
  if (mark) return mark;
  const read = readAmount(text);
  return read && isAmount(read.amount) ? read : undefined;
}

export interface Pasted {
  prices: RentalPrice[];
  written: number;
  /** Texts that could not be read, or that fall on no cell, and headings that name no line of the grid. */
  refused: string[];
}

interface Block {
  /** The cell of the block's first one, as far as headings do not say otherwise. */
  at: PeriodPart;
  text: string;
  currency: Currency;
  /** Whether ALQUILADO can be written. */
  canRent: boolean;
}

/**
 * Writes a block of tab-separated lines, starting at a cell. Headings that name periods or fractions move their line or column. Empty cells
 * leave the price as it is.
 */
export function withBlock(prices: readonly RentalPrice[], { at, text, currency, canRent }: Block): Pasted {
  const pasted: Pasted = { prices: [...prices], written: 0, refused: [] };
  const lines = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  for (const { cell, period, fraction, unknown } of pastedCells(lines, at)) {
    if (cell === '') continue;
    const part = partOf(period, fraction);
    const read = readCell(cell);
    if (part && read && (canRent || !read.rented)) write(pasted, { read, currency, part });
    else pasted.refused.push(unknown ?? cell);
  }
  return { ...pasted, refused: [...new Set(pasted.refused)] };
}

interface PastedCell {
  cell: string;
  period: number | undefined;
  fraction: number | undefined;
  /** Heading that names no line of the grid. */
  unknown: string | undefined;
}

/** The cells that are no headings. A cell below or beside an unknown heading has no part. */
function pastedCells(lines: readonly string[][], at: PeriodPart): PastedCell[] {
  const [first = [], ...below] = lines;
  const columns = below.length > 0 && areHeadings(first, FRACTIONS) ? first : undefined;
  const rows = columns ? below : lines;
  const hasNames =
    lines.some(({ length }) => length > 1) &&
    areHeadings(
      rows.map(([name = '']) => name),
      PERIODS,
    );
  return rows.flatMap((line, down) =>
    line.slice(hasNames ? 1 : 0).map((cell, right) => {
      const column = columns?.[right + (hasNames ? 1 : 0)] ?? '';
      const period = hasNames ? named(PERIODS, line[0]!) : at.period + down;
      const fraction = columns ? named(FRACTIONS, column) : at.fraction + right;
      return { cell, period, fraction, unknown: (period ? column : line[0]) || undefined };
    }),
  );
}

/** Whether the first cells of a block are headings: some name a line of the grid, or there are several, and all are texts that no cell can have. */
function areHeadings(cells: readonly string[], list: typeof PERIODS | typeof FRACTIONS): boolean {
  const texts = cells.filter((cell) => cell !== '');
  return (
    texts.some((cell) => named(list, cell)) || (texts.length > 1 && texts.every((cell) => !readCell(cell)))
  );
}

/** The number of a period or fraction by its name, in any case, with or without accents, signs and a year. */
function named(list: typeof PERIODS | typeof FRACTIONS, text: string): number | undefined {
  const wanted = headingKey(text);
  return list.find(({ name, label }) => wanted === headingKey(name) || wanted === headingKey(label))?.id;
}

const HALVES: Readonly<Record<string, string>> = { primera: '1', segunda: '2', q1: '1q', q2: '2q' };

/** `1.ª quincena`, `1ra. quincena`, `Primera quincena`, `1Q` → `1quincena`; `Mes completo`, `Mes` → `mes`; `Ene 2027` → `enero`. */
function headingKey(text: string): string {
  const word = fold(text)
    .replace(/[^a-z0-9]/g, '')
    .replace(/^(primera|segunda|q[12]$)/, (half) => HALVES[half]!)
    .replace(/completo$/, '')
    .replace(/^([12])(?:era|ra|da|a|o)?q(?:uinc(?:ena)?)?$/, '$1quincena')
    .replace(/(?<=[a-z]{3})(?:20)?\d\d$/, '');
  return MONTHS.find((month) => month.slice(0, 3) === word) ?? word;
}

function partOf(period: number | undefined, fraction: number | undefined): PeriodPart | undefined {
  if (!period || !fraction || period > PERIODS.length || fraction > FRACTIONS.length) return undefined;
  const part = { period: period as PeriodId, fraction: fraction as FractionId };
  return isPart(part) ? part : undefined;
}

function write(
  pasted: Pasted,
  { read, currency, part }: { read: ReadCell; currency: Currency; part: PeriodPart },
): void {
  const known = priceAt(pasted.prices, part);
  pasted.prices = withAmount(pasted.prices, part, {
    amount: read.amount === undefined ? (known?.amount ?? LIMITS.consultAmount) : read.amount,
    currency: read.currency ?? known?.currency ?? currency,
    rented: read.rented ?? known?.rented ?? false,
  });
  pasted.written += 1;
}

/** A row or a column of the grid that is copied to another one. */
export type CopiedLine = { percent: number } & (
  | { by: 'period'; from: PeriodId; to: PeriodId }
  | { by: 'fraction'; from: FractionId; to: FractionId }
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
    const part = (by === 'period' ? { period: to, fraction } : { period, fraction: to }) as PeriodPart;
    if (isPart(part)) next = withAmount(next, part, { amount: raised(amount, currency, percent), currency });
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
export function neighbour({ period, fraction }: PeriodPart, move: GridMove): PeriodPart {
  const [down, right] = STEPS[move];
  const next = { period: period + down, fraction: fraction + right };
  if (!PERIODS[next.period - 1] || !FRACTIONS[next.fraction - 1]) return { period, fraction };
  const part = next as PeriodPart;
  if (isPart(part)) return part;
  return down === 0 ? { period, fraction } : { ...part, fraction: WHOLE_PERIOD };
}
