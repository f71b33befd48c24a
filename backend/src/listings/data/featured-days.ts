/** SQL expression of `featuredEnd` (common/rules/contract). */
export function featuredEndOf(alias: string): string {
  return `COALESCE(${alias}.featured_until, ${alias}.paid_until)`;
}

/** SQL condition: whether the last day of a featured position has passed; false without one. `today` is the parameter of a day. */
export function hasEnded(alias: string, today: string): string {
  return `(${featuredEndOf(alias)} < ${today}::date) IS TRUE`;
}
