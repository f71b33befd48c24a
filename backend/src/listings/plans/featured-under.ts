import { featuresWhenChosen, mayBeFeatured } from '#common/contracts/contract.js';
import type { Plan } from '#common/contracts/plans.js';

/** Facts that determine whether a listing is featured after an edit of its contract. */
export interface FeaturedChoice {
  plan: { before: Plan; after: Plan };
  /** Whether the listing was featured. */
  before: boolean;
  /** The operator's choice; null if none was made. */
  chosen: boolean | null;
}

/**
 * Whether a listing is featured under a plan (back-office.md §4, Contract rules). A plan with a charge for the position starts as featured;
 * the operator may remove it, for example when its 30 days are not renewed. A plan without photos is never featured.
 */
export function featuredUnder({ plan, before, chosen }: FeaturedChoice): boolean {
  const begins = featuresWhenChosen(plan.after) && plan.after !== plan.before;
  return mayBeFeatured(plan.after) && (chosen ?? (begins || before));
}
