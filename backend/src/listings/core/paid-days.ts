import { FREE_PLANS } from '#common/contracts/plans.js';

/** SQL expression of `featuredEnd` (common/contracts/contract). */
export function featuredEndOf(alias: string): string {
  return `LEAST(${alias}.featured_until, ${alias}.paid_until)`;
}

/** SQL condition: whether the last day of a featured position has passed; false without one. `today` is the parameter of a day. */
export function hasEnded(alias: string, today: string): string {
  return `(${featuredEndOf(alias)} < ${today}::date) IS TRUE`;
}

/** SQL condition of `hasPlanLapsed` (common/contracts/contract). `today` is a day, or the parameter of one. */
export function planLapsed(alias: string, today: string): string {
  return `(${alias}.paid AND ${alias}.paid_until < ${today}::date) IS TRUE`;
}

/** SQL condition: a plan is free. `plan` is the expression of its name. */
export function isFree(plan: string): string {
  return `${plan} IN (${FREE_PLANS.map((free) => `'${free}'`).join(', ')})`;
}

/** SQL condition: a listing has a plan that costs money and is not marked as paid. */
export function owesPayment(alias: string): string {
  return `NOT ${alias}.paid AND EXISTS (SELECT FROM offered_contracts k WHERE k.listing_id = ${alias}.id AND NOT ${isFree('k.plan')})`;
}

/** SQL condition of `isPaidOn` (common/contracts/contract). */
export function isPaidAt(alias: string, today: string): string {
  return `(${alias}.paid AND NOT ${planLapsed(alias, today)})`;
}
