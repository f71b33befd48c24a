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

/** SQL condition of `isPaidOn` (common/contracts/contract). */
export function isPaidAt(alias: string, today: string): string {
  return `(${alias}.paid AND NOT ${planLapsed(alias, today)})`;
}
