import { planEntry, type Lasting, type Plan } from './plans.js';
import { dayOf, nightsOfMonth, partsOfDay, type Day } from '../kernel/time/days.js';

/** Last days of what is paid, each included; null if there is no end. */
export interface PlanTerm {
  paidUntil: Day | null;
  /** Own last day of the featured position: charged separately, or chosen by the operator. Otherwise it ends with the plan. */
  featuredUntil: Day | null;
}

/** A season lasts from September to August; a payment from July on is for the next season. */
const SEASON_ENDS = { month: 8, day: 31 };
const NEXT_SEASON_FROM = 7;

/** Days before an end in which a payment renews the running term instead of being a part of it. */
const RENEWAL_DAYS: Readonly<Record<Lasting['unit'], number>> = { season: 62, month: 30, day: 10 };

/** Most days by which the operator prolongs a plan at once. */
export const MOST_PROLONGED_DAYS = 180;

/** Number of days before an end in which the owner is notified. */
export const NOTICE_DAYS = { plan: 15, featured: 5 } as const;

/**
 * Term after a payment (public-site.md §1; docs/decisions/0008). A payment shortly before an end continues from it; an earlier one is a
 * part of the running term and does not extend it.
 * @param running what was paid before under the same plan
 */
export function termAfter(plan: Plan, paidOn: Day, running?: PlanTerm): PlanTerm {
  const { lasts, extra } = planEntry(plan);
  return {
    paidUntil: lasts ? lastDay(lasts, paidOn, running?.paidUntil ?? null) : null,
    featuredUntil: featuredAfter(extra?.lasts, paidOn, running?.featuredUntil ?? null),
  };
}

/** A position that is charged separately is renewed by a payment; a day that the operator has chosen for another one stays. */
function featuredAfter(lasts: Lasting | undefined, paidOn: Day, running: Day | null): Day | null {
  return lasts ? lastDay(lasts, paidOn, running) : running;
}

/** Most days for which the operator features a notice at once. */
const MOST_FEATURED_DAYS = 731;

/** Whether the operator may choose a day as the last of a featured position: from today, at most two years ahead. */
export function mayEndFeatured(end: Day, today: Day): boolean {
  return end >= today && end <= today + MOST_FEATURED_DAYS;
}

/**
 * The term under another plan that costs money, without a payment: what is paid stays paid, and a position that runs keeps its own day. Under
 * a plan that charges for the position, one that is over begins again today; what is paid without an end has none.
 */
export function termUnder(plan: Plan, { paidUntil, featuredUntil }: PlanTerm, today: Day): PlanTerm {
  if (runs(featuredUntil, today)) return { paidUntil, featuredUntil };
  const begun = paidUntil === null ? null : termAfter(plan, today).featuredUntil;
  return { paidUntil, featuredUntil: begun ?? featuredUntil };
}

/**
 * The term of a notice that is featured from today on. A position whose own day has passed begins again, as after a payment of today; under a
 * plan without a charge for it, it ends with the plan.
 */
export function termFeatured(plan: Plan, { paidUntil, featuredUntil }: PlanTerm, today: Day): PlanTerm {
  const isOver = featuredUntil !== null && !runs(featuredUntil, today);
  return { paidUntil, featuredUntil: isOver ? termAfter(plan, today).featuredUntil : featuredUntil };
}

function runs(featuredUntil: Day | null, today: Day): boolean {
  return featuredUntil !== null && featuredUntil >= today;
}

/**
 * A term that lasts that many days longer, or shorter if they are negative. What has no end gets none; a position that is over before the plan
 * is not begun again.
 */
export function prolonged({ paidUntil, featuredUntil }: PlanTerm, days: number, today: Day): PlanTerm {
  const later = (end: Day | null): Day | null => (end === null ? null : end + days);
  const isOver = featuredUntil !== null && featuredUntil < Math.min(today, paidUntil ?? today);
  return { paidUntil: later(paidUntil), featuredUntil: isOver ? featuredUntil : later(featuredUntil) };
}

export type EndState = 'ended' | 'soon' | 'later';

/** Whether what is paid has ended, or ends within the days in which owners are notified. */
export function endState(end: Day, today: Day): EndState {
  if (end < today) return 'ended';
  return end <= today + NOTICE_DAYS.plan ? 'soon' : 'later';
}

function lastDay(lasts: Lasting, paidOn: Day, running: Day | null): Day {
  if (running === null || paidOn > running) return endOf(lasts, paidOn);
  const renews = paidOn > running - RENEWAL_DAYS[lasts.unit];
  return renews ? endOf(lasts, running + 1, { renewed: true }) : running;
}

function endOf({ unit, count }: Lasting, first: Day, { renewed = false } = {}): Day {
  if (unit === 'day') return first + count - 1;
  if (unit === 'month') return monthsLater(first, count, renewed) - 1;
  return seasonEnd(first, count);
}

/** Last day of the season that a day belongs to, or of a later one. */
export function seasonEnd(day: Day, count = 1): Day {
  const { year, month } = partsOfDay(day);
  const ends = month >= NEXT_SEASON_FROM ? year + count : year + count - 1;
  return dayOf(ends, SEASON_ENDS.month, SEASON_ENDS.day);
}

/**
 * The same day of a later month, or that month's last day. A renewed term that begins on the last day of a month began on a later day that
 * the month does not have (31 August, then 28 February), so it goes on to the last day: renewals never lose days.
 */
function monthsLater(day: Day, months: number, renewed: boolean): Day {
  const { year, month, dayOfMonth } = partsOfDay(day);
  const { last } = nightsOfMonth(year, month + months);
  if (renewed && day === nightsOfMonth(year, month).last) return last;
  return Math.min(dayOf(year, month + months, dayOfMonth), last);
}
