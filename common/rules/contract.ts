import { PLANS, basicPlan, planEntry, type Plan } from '../vocabulary/plans.js';
import type { Operation } from '../vocabulary/operations.js';

/** One flag per plan, as screens and wire represent a contract (back-office.md §3). */
export type ContractFlags = Record<Plan, boolean>;

export const NO_FLAGS = flagRecord(() => false);

/** Picks the flags from a record. */
export function pickFlags(record: ContractFlags): ContractFlags {
  return flagRecord((plan) => record[plan]);
}

function flagRecord(valueOf: (plan: Plan) => boolean): ContractFlags {
  return Object.fromEntries(PLANS.map(({ plan }) => [plan, valueOf(plan)])) as ContractFlags;
}

/** The flags of a plan. */
export function flagsOf(plan: Plan): ContractFlags {
  const { includes } = planEntry(plan);
  return flagRecord((flag) => flag === plan || flag === includes);
}

/** The plan of a set of flags; the free plan if no flag of the operation is set. */
export function planOf(flags: ContractFlags, operation: Operation): Plan {
  const ticked = PLANS.filter((entry) => entry.operation === operation && flags[entry.plan]);
  return ticked.at(-1)?.plan ?? basicPlan(operation);
}

/** Whether the plan has a separate charge for the featured position; it then starts as featured. */
export function featuresWhenChosen(plan: Plan): boolean {
  return planEntry(plan).extra !== undefined;
}

/** Photos are public only if the contract is paid and includes photos for the operation (public-site.md §4). */
export function photosArePublic(contract: { plan: Plan; paid: boolean }): boolean {
  return contract.paid && planEntry(contract.plan).photos;
}

/** Featured requires photos: a plan without photos is never featured (back-office.md §4). */
export function mayBeFeatured(plan: Plan): boolean {
  return planEntry(plan).photos;
}

/** Last days, each included, as `2027-08-31`; null for what has no end. */
export interface PaidDays {
  paidUntil: string | null;
  /** Of the featured position, if it has a day of its own. */
  featuredUntil: string | null;
}

/** Last day of a featured position: its own, otherwise that of the plan (docs/decisions/0093). */
export function featuredEnd({ paidUntil, featuredUntil }: PaidDays): string | null {
  return featuredUntil ?? paidUntil;
}

/**
 * Destacado counts only if the contract is paid (public-site.md §4), and until its last day.
 * @param end the result of `featuredEnd`
 * @param today in Argentina's time zone, `2026-11-23`
 */
export function countsAsFeatured(
  { featured, paid, end }: { featured: boolean; paid: boolean; end: string | null },
  today: string,
): boolean {
  return featured && paid && (end === null || today <= end);
}
