import { ROLLOVER_MESSAGES } from './rollover-messages.js';
import type { Currency } from '../../kernel/currencies.js';
import { LIMITS } from '../../kernel/limits.js';
import type { ProposedPriceWire } from '../../listings/proposals/proposal-calls.js';
import type { RolloverTermsWire } from './rollover-calls.js';
import { formatDay, parseDay, type Day } from '../../kernel/time/days.js';
import { isConsult } from '../../pricing/prices.js';
import type { FieldErrors } from '../../kernel/forms/field-errors.js';

/** Days that a roll-over with its answers is kept: more than a season. */
export const ROLLOVER_DAYS = 400;
/** Notices in one roll-over. */
export const MOST_ROLLED_NOTICES = 2_000;
/** Messages that remind owners of one roll-over, besides the first. */
const MOST_REMINDERS = 3;
const HOURS_BETWEEN_REMINDERS = 24;
/** Days before the last day from which the first, the second reminder is sent without the operator. */
const REMINDED_DAYS_BEFORE = [7, 2] as const;

export const ROLLOVER_PERCENT = { least: -50, most: 300 } as const;
/** Days that owners have to answer. */
export const ROLLOVER_TERM = { least: 1, most: 120, usual: 21 } as const;

/** Amounts to whose multiples prices are rounded. */
export const ROUNDING_STEPS: Readonly<Record<Currency, readonly number[]>> = {
  ARS: [1_000, 5_000, 10_000, 100, 1],
  USD: [5, 10, 50, 1],
};

/** An amount of 1 would be 'Consultar'. */
const LEAST_AMOUNT = LIMITS.consultAmount + 1;

/** Price change: a whole percentage, then rounding to a multiple of the step of the currency. */
export interface RolloverTerms {
  percent: number;
  steps: Readonly<Record<Currency, number>>;
}

/**
 * A price of the next season: multiplied and rounded to the nearest step, halves up. 'Consultar' stays as it is. The result is at least one
 * step, never 'Consultar', and at most the largest amount of a price.
 * @param amount whole pesos or dollars
 */
export function rolledAmount(amount: number, currency: Currency, { percent, steps }: RolloverTerms): number {
  if (isConsult(amount)) return amount;
  const step = steps[currency];
  const rounded = Math.round((amount * (100 + percent)) / (100 * step)) * step;
  return Math.min(Math.max(rounded, step, LEAST_AMOUNT), LIMITS.maxAmount);
}

/** The prices of a notice for the next season. Periods, fractions and currencies stay, because prices have no year. */
export function rolledPrices(
  prices: readonly ProposedPriceWire[],
  terms: RolloverTerms,
): ProposedPriceWire[] {
  return prices.map((price) => ({
    ...price,
    monto: rolledAmount(Number(price.monto), price.tipo_moneda, terms),
  }));
}

/** The terms as the calls send them. */
export function termsOf({ porcentaje, redondeoArs, redondeoUsd }: RolloverTermsWire): RolloverTerms {
  return { percent: Number(porcentaje), steps: { ARS: redondeoArs, USD: redondeoUsd } };
}

/** Faults of percentage and steps, by the fields of the calls. */
export function termsFaults({ porcentaje, redondeoArs, redondeoUsd }: RolloverTermsWire): FieldErrors {
  const errors: FieldErrors = {};
  const isPercent =
    Number.isInteger(porcentaje) &&
    Number(porcentaje) >= ROLLOVER_PERCENT.least &&
    Number(porcentaje) <= ROLLOVER_PERCENT.most;
  if (!isPercent) errors['porcentaje'] = [ROLLOVER_MESSAGES.percent];
  if (!ROUNDING_STEPS.ARS.includes(redondeoArs)) errors['redondeoArs'] = [ROLLOVER_MESSAGES.step];
  if (!ROUNDING_STEPS.USD.includes(redondeoUsd)) errors['redondeoUsd'] = [ROLLOVER_MESSAGES.step];
  return errors;
}

/** Faults of the last day to answer, as text (`2026-12-15`). Today is too early, because most mails are read later. */
export function lastDayFaults(until: string, today: Day): FieldErrors {
  const day = parseDay(until);
  const { least, most } = ROLLOVER_TERM;
  if (day !== undefined && day >= today + least && day <= today + most) return {};
  return { hasta: [ROLLOVER_MESSAGES.lastDay] };
}

/** The last day to answer that the form suggests. */
export function usualLastDay(today: Day): string {
  return formatDay(today + ROLLOVER_TERM.usual);
}

export const DRAFT_STATES = ['waiting', 'confirmed', 'changed', 'declined', 'lapsed', 'cancelled'] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

/** Whether an owner can still answer: no answer and no cancellation yet. An answer after the last day brings the notice back. */
export function mayAnswer(state: DraftState): boolean {
  return state === 'waiting' || state === 'lapsed';
}

const HOUR_MS = 3_600_000;

/** What the owners of a roll-over were reminded of so far. */
interface Reminded {
  createdAt: Date;
  reminders: number;
  remindedAt: Date | null;
  hasEnded: boolean;
}

/**
 * Why the owners of a roll-over cannot be reminded now, as the name of its message; null if they can. The first message counts as a
 * reminder for the time between two of them.
 */
export function reminderRefusal(
  { createdAt, reminders, remindedAt, hasEnded }: Reminded,
  now: Date,
): 'ended' | 'remindedOften' | 'remindedLately' | null {
  if (hasEnded) return 'ended';
  if (reminders >= MOST_REMINDERS) return 'remindedOften';
  const hours = (now.getTime() - (remindedAt ?? createdAt).getTime()) / HOUR_MS;
  return hours < HOURS_BETWEEN_REMINDERS ? 'remindedLately' : null;
}

/**
 * Whether owners are reminded now without the operator. Reminders by the operator count. Those who get the roll-over shortly before the last
 * day are reminded once a day at most, as by the operator.
 */
export function automaticReminderIsDue(
  { daysLeft, ...reminded }: Reminded & { daysLeft: number },
  now: Date,
): boolean {
  const due = REMINDED_DAYS_BEFORE.filter((days) => daysLeft <= days).length;
  return reminded.reminders < due && reminderRefusal(reminded, now) === null;
}
