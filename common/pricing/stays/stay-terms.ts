import type { Currency } from '../../kernel/currencies.js';
import { PERIODS, type PeriodId } from '../periods.js';
import { WHOLE_YEAR } from '../season/season-parts.js';

/** What a rental charges and requires beside its prices. Amounts are whole and in one currency; 0 for none. */
export interface StayTerms {
  currency: Currency;
  /** Charged once. */
  cleaning: number;
  /** Charged for each night: electricity and gas. */
  utilities: number;
  /** Charged once if a pet comes along. */
  pets: number;
  /** Returned after the stay, so it is no part of a total. */
  deposit: number;
  /** Minimum nights of a stay in a period; 'Año Completo' stands for all other nights. */
  minimums: Partial<Record<PeriodId, number>>;
}

/** Terms as a search row has them: the numbers of `TERM`, then the minimums by period, without zeros at the end. */
export type PackedTerms = readonly number[];

export const TERM = { dollars: 0, cleaning: 1, utilities: 2, pets: 3, deposit: 4 } as const;
const FIRST_MINIMUM = 5;
/** Numbers of terms that are all given. */
export const MOST_TERMS = FIRST_MINIMUM + PERIODS.length;

/** Place of a period's minimum among packed terms. */
export function minimumAt(period: number): number {
  return FIRST_MINIMUM + period - 1;
}

export const NO_TERMS: PackedTerms = [];

export function packTerms(terms: StayTerms): PackedTerms {
  const { currency, cleaning, utilities, pets, deposit, minimums } = terms;
  const packed = [
    currency === 'USD' ? 1 : 0,
    cleaning,
    utilities,
    pets,
    deposit,
    ...PERIODS.map(({ id }) => minimums[id] ?? 0),
  ];
  const count = packed.findLastIndex((value, at) => at !== TERM.dollars && value > 0) + 1;
  return packed.slice(0, count);
}

/** A charge of a quote, in the quote's currency. */
export interface Charge {
  kind: ChargeKind;
  amount: number;
}

export type ChargeKind = 'cleaning' | 'utilities' | 'pets';

const NO_CHARGES: readonly Charge[] = [];

/**
 * What a stay is charged beside its rows, in the currency of the quote. An amount in the other currency is converted at the rate and rounded.
 * @param terms packed
 * @returns undefined if an amount cannot be converted, because no rate is known
 */
export function chargesOf(
  terms: ArrayLike<number>,
  stay: { nights: number; withPets: boolean },
  into: { currency: Currency; dollarRate: number | null },
): readonly Charge[] | undefined {
  if (!terms[TERM.cleaning] && !terms[TERM.utilities] && !terms[TERM.pets]) return NO_CHARGES;
  const owed: [ChargeKind, number][] = [
    ['cleaning', terms[TERM.cleaning] ?? 0],
    ['utilities', (terms[TERM.utilities] ?? 0) * stay.nights],
    ['pets', stay.withPets ? (terms[TERM.pets] ?? 0) : 0],
  ];
  const charges: Charge[] = [];
  for (const [kind, own] of owed) {
    if (own === 0) continue;
    const amount = converted(own, currencyOf(terms), into);
    if (amount === undefined) return undefined;
    charges.push({ kind, amount });
  }
  return charges;
}

/** Currency of the amounts of packed terms. */
export function currencyOf(terms: ArrayLike<number>): Currency {
  return terms[TERM.dollars] ? 'USD' : 'ARS';
}

function converted(
  amount: number,
  from: Currency,
  { currency, dollarRate }: { currency: Currency; dollarRate: number | null },
): number | undefined {
  if (from === currency) return amount;
  if (dollarRate === null) return undefined;
  return Math.max(1, Math.round(from === 'USD' ? amount * dollarRate : amount / dollarRate));
}

/**
 * Minimum nights of a stay: the greatest minimum among its nights. That of a night is its special period's, else its month's, else that of all
 * other nights.
 * @param chains for each kind of night in the stay, its periods, the most specific first
 */
export function minimumOf(terms: ArrayLike<number>, chains: readonly (readonly number[])[]): number {
  let least = 0;
  for (const chain of chains) {
    for (const period of chain) {
      const minimum = terms[minimumAt(period)] ?? 0;
      if (minimum === 0) continue;
      least = Math.max(least, minimum);
      break;
    }
  }
  return least;
}

/** Minimum nights that a search for a period asks about; without a period, the smallest minimum of all. 0 if none is known. */
export function minimumIn(terms: PackedTerms, period: PeriodId | null): number {
  if (period !== null) return terms[minimumAt(period)] || (terms[minimumAt(WHOLE_YEAR)] ?? 0);
  const known = terms.slice(FIRST_MINIMUM).filter((minimum) => minimum > 0);
  return known.length > 0 ? Math.min(...known) : 0;
}
