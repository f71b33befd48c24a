import { PLANS, basicPlan, planEntry, type Plan } from './plans.js';
import type { Operation } from '../kernel/operations.js';

/** One flag per plan, as screens and wire represent a contract (back-office.md §3). */
export type ContractFlags = Record<Plan, boolean>;

export const NO_FLAGS = flagRecord(() => false);

export function pickFlags(record: ContractFlags): ContractFlags {
  return flagRecord((plan) => record[plan]);
}

function flagRecord(valueOf: (plan: Plan) => boolean): ContractFlags {
  return Object.fromEntries(PLANS.map(({ plan }) => [plan, valueOf(plan)])) as ContractFlags;
}

/** The flags that a form sends, the others unset; null without any. */
export function readFlags(sent: Partial<ContractFlags>): ContractFlags | null {
  if (PLANS.every(({ plan }) => sent[plan] === undefined)) return null;
  return flagRecord((plan) => sent[plan] ?? false);
}

export function flagsOf(plan: Plan): ContractFlags {
  const { includes } = planEntry(plan);
  return flagRecord((flag) => flag === plan || flag === includes);
}

/** The plan of a set of flags; the free plan if no flag of the operation is set. */
export function planOf(flags: ContractFlags, operation: Operation): Plan {
  const ticked = PLANS.filter((entry) => entry.operation === operation && flags[entry.plan]);
  return ticked.at(-1)?.plan ?? basicPlan(operation);
}

/** Whether a flag of the other operation is set: such a contract is not that of the listing. */
export function namesOtherOperation(flags: ContractFlags, operation: Operation): boolean {
  return PLANS.some((entry) => entry.operation !== operation && flags[entry.plan]);
}

/** Whether the plan has a separate charge for the featured position; it then starts as featured. */
export function featuresWhenChosen(plan: Plan): boolean {
  return planEntry(plan).extra !== undefined;
}

/** What is paid of a plan. */
export interface PaidPlan {
  /** Whether the operator has marked the contract as paid; it stays so after the last day. */
  paid: boolean;
  /** Last day that is paid, included, as `2027-08-31`; null without an end. */
  paidUntil: string | null;
}

/** Whether a paid plan has lapsed: its last day has passed (docs/decisions/0008). A plan without an end does not lapse. */
export function hasPlanLapsed({ paid, paidUntil }: PaidPlan, today: string): boolean {
  return paid && paidUntil !== null && paidUntil < today;
}

/** Whether a plan is paid on a day. A lapsed plan counts as one that is not paid. */
export function isPaidOn(plan: PaidPlan, today: string): boolean {
  return plan.paid && !hasPlanLapsed(plan, today);
}

/**
 * Photos are public only if the contract is paid and includes photos for the operation (public-site.md §4).
 * @param today in Argentina's time zone, `2026-11-23`
 */
export function photosArePublic(contract: { plan: Plan } & PaidPlan, today: string): boolean {
  return isPaidOn(contract, today) && planEntry(contract.plan).photos;
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

/** Last day of a featured position: its own, at the latest that of the plan (docs/decisions/0008). */
export function featuredEnd({ paidUntil, featuredUntil }: PaidDays): string | null {
  if (paidUntil === null || featuredUntil === null) return featuredUntil ?? paidUntil;
  return featuredUntil < paidUntil ? featuredUntil : paidUntil;
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
