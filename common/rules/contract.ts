import { basicPlan, planEntry, type Plan } from '../vocabulary/plans.js';
import type { Operation } from '../vocabulary/operations.js';

/** The five checkboxes of a contract, as screen and wire know them (back-office.md §3). */
export interface ContractFlags {
  alqsinfotos: boolean;
  alqfotos: boolean;
  alqfotdest: boolean;
  vensinfotos: boolean;
  venfotos: boolean;
}

export type ContractFlag = keyof ContractFlags;

const NO_FLAGS: ContractFlags = {
  alqsinfotos: false,
  alqfotos: false,
  alqfotdest: false,
  vensinfotos: false,
  venfotos: false,
};

/** What ticking or clearing one box does to the others (back-office.md §4, Contract rules). */
const EFFECTS: Readonly<
  Record<ContractFlag, { checked: Partial<ContractFlags>; cleared: Partial<ContractFlags> }>
> = {
  alqsinfotos: { checked: { alqfotos: false, alqfotdest: false }, cleared: {} },
  alqfotos: { checked: { alqsinfotos: false }, cleared: { alqfotdest: false } },
  alqfotdest: { checked: { alqfotos: true, alqsinfotos: false }, cleared: {} },
  vensinfotos: { checked: { venfotos: false }, cleared: {} },
  venfotos: { checked: { vensinfotos: false }, cleared: {} },
};

/** The flags after the operator ticks (`true`) or clears (`false`) one box. */
export function toggleFlag(flags: ContractFlags, flag: ContractFlag, checked: boolean): ContractFlags {
  return { ...flags, ...EFFECTS[flag][checked ? 'checked' : 'cleared'], [flag]: checked };
}

/** Whether a box can be ticked: those of the other operation are disabled. */
export function isFlagEnabled(flag: ContractFlag, operation: Operation): boolean {
  return planEntry(flag).operation === operation;
}

/** The flags that stand for a plan. */
export function flagsOf(plan: Plan): ContractFlags {
  return { ...NO_FLAGS, [plan]: true, ...(plan === 'alqfotdest' ? { alqfotos: true } : {}) };
}

/** The one plan behind a set of flags; nothing ticked, or only boxes of the other operation, is the free plan. */
export function planOf(flags: ContractFlags, operation: Operation): Plan {
  if (operation === 'sale') return flags.venfotos ? 'venfotos' : basicPlan('sale');
  if (flags.alqfotdest) return 'alqfotdest';
  return flags.alqfotos ? 'alqfotos' : basicPlan('rental');
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
