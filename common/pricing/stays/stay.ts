import type { Currency } from '../../kernel/currencies.js';
import type { FractionId, PeriodId } from '../periods.js';
import type { Charge } from './stay-terms.js';
import type { Day, Nights } from '../../kernel/time/days.js';

/** Nights from `arrival` to the day before `departure`. */
export interface Stay {
  arrival: Day;
  departure: Day;
  /** Whether a pet comes along, for which some owners charge. */
  withPets?: boolean;
}

/** Maximum length of a stay, in nights. */
export const LONGEST_STAY = 120;

export function nightsOfStay({ arrival, departure }: Stay): number {
  return departure - arrival;
}

/** One price row, bought whole, with the nights it covers. */
export interface Purchase extends Nights {
  period: PeriodId;
  fraction: FractionId;
  amount: number;
}

export type StayQuote =
  /** A night of the stay is in a rented month, half month, Holy Week or winter holidays, or the whole year is rented. */
  | { kind: 'taken' }
  /** No free row covers some night of the stay. */
  | { kind: 'not-offered' }
  /** Some nights are covered only by a row on request, or all nights only by rows of both currencies. */
  | { kind: 'consult' }
  /** The owner lets for more nights only. */
  | { kind: 'too-short'; minimum: number }
  | PricedStay;

/** A stay that can be had for a known price. */
export interface PricedStay {
  kind: 'priced';
  /** What will be paid: rows and charges. */
  total: number;
  currency: Currency;
  purchases: Purchase[];
  charges: readonly Charge[];
  /** Returned after the stay, in its own currency; no part of the total. */
  deposit: { amount: number; currency: Currency } | null;
}

/**
 * Place in the default order of a search with dates: homes that are let for these nights, those that are let for more nights, those whose
 * owner has to be asked, and all others.
 */
export type StayRank = 0 | 1 | 2 | 3;

/** @param quote null for a home that is not let by the season */
export function stayRank(quote: StayQuote | null, stay: Stay): StayRank {
  if (quote?.kind === 'priced') return extraNights(quote.purchases, stay) > 0 ? 1 : 0;
  return quote?.kind === 'consult' ? 2 : 3;
}

/**
 * Nights that a quote pays for beyond those of the stay, because rows are bought whole.
 * @param purchases in order of their first nights; they may overlap
 */
export function extraNights(purchases: readonly Purchase[], stay: Stay): number {
  let paid = 0;
  let next = -Infinity;
  for (const { first, last } of purchases) {
    paid += Math.max(0, last + 1 - Math.max(first, next));
    next = Math.max(next, last + 1);
  }
  return paid - nightsOfStay(stay);
}
