import { formatDay, parseDay, type Day } from '#common/kernel/time/days.js';
import { prolonged, termAfter, type PlanTerm } from '#common/contracts/plan-term.js';
import type { Plan } from '#common/contracts/plans.js';

/** Last days of what is paid, and the payment date from which they were computed. */
interface Dates {
  paidUntil: string | null;
  featuredUntil: string | null;
  datedFor: Date | null;
}

/** The dates of a contract that is not paid. */
export const UNDATED: Dates = { paidUntil: null, featuredUntil: null, datedFor: null };

function termOf({ paidUntil, featuredUntil }: Dates): PlanTerm {
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
  const { paidUntil, featuredUntil } = termAfter(plan, paidOn, running && termOf(running));
  return { paidUntil: text(paidUntil), featuredUntil: text(featuredUntil), datedFor: paidAt };
}

/** The dates of a contract that is prolonged by days, or shortened if they are negative; still those of the same payment. */
export function datesProlonged({ datedFor, ...dates }: Dates, days: number): Dates {
  const { paidUntil, featuredUntil } = prolonged(termOf({ ...dates, datedFor }), days);
  return { paidUntil: text(paidUntil), featuredUntil: text(featuredUntil), datedFor };
}

function dayIn(written: string | null): Day | null {
  return written === null ? null : parseDay(written)!;
}

function text(day: Day | null): string | null {
  return day === null ? null : formatDay(day);
}
