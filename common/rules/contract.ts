import { PLANS, basicPlan, planEntry, type Plan } from '../vocabulary/plans.js';
import type { Operation } from '../vocabulary/operations.js';

/** A box for each plan, as screen and wire know a contract (back-office.md §3). */
export type ContractFlags = Record<Plan, boolean>;

export type ContractFlag = Plan;

export const NO_FLAGS = flagRecord(() => false);

/** The flags of a record that holds more than them. */
export function pickFlags(record: ContractFlags): ContractFlags {
  return flagRecord((plan) => record[plan]);
}

function flagRecord(valueOf: (plan: Plan) => boolean): ContractFlags {
  return Object.fromEntries(PLANS.map(({ plan }) => [plan, valueOf(plan)])) as ContractFlags;
}

/**
 * The flags after the operator ticks (`true`) or clears (`false`) one box (back-office.md §4, Contract rules). A plan stands alone,
 * beside the one that it includes; clearing a box clears the plans that include it.
 */
export function toggleFlag(flags: ContractFlags, flag: ContractFlag, checked: boolean): ContractFlags {
  const { operation, includes } = planEntry(flag);
  return flagRecord((plan) => {
    if (plan === flag) return checked;
    const other = planEntry(plan);
    if (other.operation !== operation) return flags[plan];
    if (!checked) return flags[plan] && other.includes !== flag;
    return plan === includes || (flags[plan] && other.includes === flag);
  });
}

/** Whether a box can be ticked: those of the other operation are disabled. */
export function isFlagEnabled(flag: ContractFlag, operation: Operation): boolean {
  return planEntry(flag).operation === operation;
}

/** The flags that stand for a plan. */
export function flagsOf(plan: Plan): ContractFlags {
  const { includes } = planEntry(plan);
  return flagRecord((flag) => flag === plan || flag === includes);
}

/** The one plan behind a set of flags; nothing ticked, or only boxes of the other operation, is the free plan. */
export function planOf(flags: ContractFlags, operation: Operation): Plan {
  const ticked = PLANS.filter((entry) => entry.operation === operation && flags[entry.plan]);
  return ticked.at(-1)?.plan ?? basicPlan(operation);
}

/** A plan with a charge of its own for the featured position begins as featured. */
export function featuresWhenChosen(plan: Plan): boolean {
  return planEntry(plan).extra !== undefined;
}

/** Photos are public only if the contract is paid and includes photos for the operation (public-site.md §4). */
export function photosArePublic(contract: { plan: Plan; paid: boolean }): boolean {
  return contract.paid && planEntry(contract.plan).photos;
}

/** Featured goes with photos: a plan without them is never shown first (back-office.md §4). */
export function mayBeFeatured(plan: Plan): boolean {
  return planEntry(plan).photos;
}

/** Destacado counts only if the contract is paid (public-site.md §4). */
export function countsAsFeatured(listing: { featured: boolean; paid: boolean }): boolean {
  return listing.featured && listing.paid;
}
