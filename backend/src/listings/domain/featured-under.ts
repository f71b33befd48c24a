import { featuresWhenChosen, mayBeFeatured } from '#common/rules/contract.js';
import type { Plan } from '#common/vocabulary/plans.js';

/** What decides whether a listing is among the featured ones after its contract was edited. */
export interface FeaturedChoice {
  plan: { before: Plan; after: Plan };
  /** Whether the listing was featured. */
  before: boolean;
  /** The operator's choice; null when none was made. */
  chosen: boolean | null;
}

/**
 * Whether a listing is featured under a plan (back-office.md §4, Contract rules). A plan with a charge for the position begins
 * as featured, and the operator may take it out, as when its 30 days are not renewed. A plan without photos is never featured.
 */
export function featuredUnder({ plan, before, chosen }: FeaturedChoice): boolean {
  const begins = featuresWhenChosen(plan.after) && plan.after !== plan.before;
  return mayBeFeatured(plan.after) && (chosen ?? (begins || before));
}
