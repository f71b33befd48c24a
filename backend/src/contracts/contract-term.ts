import { formatDay, parseDay, type Day } from '#common/kernel/time/days.js';
import { prolonged, termAfter, termFeatured, termUnder, type PlanTerm } from '#common/contracts/plan-term.js';
import type { Plan } from '#common/contracts/plans.js';

/** Last days of what is paid, and the payment date from which they were computed. */
interface Dates {
  paidUntil: string | null;
  featuredUntil: string | null;
  datedFor: Date | null;
}

/** The dates of a contract that is not paid. */
export const UNDATED: Dates = { paidUntil: null, featuredUntil: null, datedFor: null };

function termOf({ paidUntil, featuredUntil }: Omit<Dates, 'datedFor'>): PlanTerm {
  return { paidUntil: dayIn(paidUntil), featuredUntil: dayIn(featuredUntil) };
}

/**
 * The dates of a contract after a payment.
 * @param contract with its plan and the date of its last payment
 * @param paidOn the payment's day in Argentina's time zone
 * @param running its dates before, if it was paid under the same plan
 */
export function datesAfter(
  { plan, paidAt }: { plan: Plan; paidAt: Date | null },
  paidOn: Day,
  running?: Dates,
): Dates {
  return { ...written(termAfter(plan, paidOn, running && termOf(running))), datedFor: paidAt };
}

/** The dates of a paid contract that gets another plan that costs money; still those of the same payment. */
export function datesUnder(plan: Plan, { datedFor, ...ends }: Dates, today: Day): Dates {
  return { ...written(termUnder(plan, termOf(ends), today)), datedFor };
}

/** The dates of a contract whose notice is featured from today on; still those of the same payment. */
export function datesFeatured(plan: Plan, { datedFor, ...ends }: Dates, today: Day): Dates {
  return { ...written(termFeatured(plan, termOf(ends), today)), datedFor };
}

/** The dates of a contract that is prolonged by days, or shortened if they are negative; still those of the same payment. */
export function datesProlonged({ datedFor, ...ends }: Dates, days: number, today: Day): Dates {
  return { ...written(prolonged(termOf(ends), days, today)), datedFor };
}

function dayIn(written: string | null): Day | null {
  return written === null ? null : parseDay(written)!;
}

function written({ paidUntil, featuredUntil }: PlanTerm) {
  return { paidUntil: text(paidUntil), featuredUntil: text(featuredUntil) };
}

function text(day: Day | null): string | null {
  return day === null ? null : formatDay(day);
}
