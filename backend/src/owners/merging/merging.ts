import { MERGING_MESSAGES } from '#common/owners/merging-messages.js';
import { formatAddress, type StreetAddress } from '#common/listings/location/address.js';
import { mailboxOf } from '#common/kernel/forms/email.js';
import type { ChangedValues } from '#common/accounts/audit/undo.js';
import type { OwnerField } from '#common/owners/owner-calls.js';

/** A record of an owner that may be merged with another one. */
export interface MergeableContact {
  id: number;
  dni: string;
  mobile: string;
  email: string;
  /** The record that it was merged into. */
  mergedIntoId: number | null;
  /** Whether others were merged into it. */
  hasMerged: boolean;
  blacklisted: boolean;
}

/**
 * Why a record cannot be merged into another one; null if it can (docs/decisions/0006).
 * @param kept the record that stays
 */
export function mergeRefusal(kept: MergeableContact, merged: MergeableContact): string | null {
  if (kept.id === merged.id) return MERGING_MESSAGES.same;
  if (kept.mergedIntoId !== null || merged.mergedIntoId !== null) return MERGING_MESSAGES.alreadyMerged;
  if (merged.hasMerged) return kept.hasMerged ? MERGING_MESSAGES.bothHaveMerged : MERGING_MESSAGES.hasMerged;
  if (!isAlike(kept, merged)) return MERGING_MESSAGES.unlike;
  if (kept.blacklisted === merged.blacklisted) return null;
  const [listed, other] = kept.blacklisted ? [kept, merged] : [merged, kept];
  return MERGING_MESSAGES.oneBlacklisted(listed.email, other.email);
}

/** Two records may be of one person if they have the DNI, the mobile or the mailbox in common. */
function isAlike(one: MergeableContact, other: MergeableContact): boolean {
  return (
    (one.dni !== '' && one.dni === other.dni) ||
    (one.mobile !== '' && one.mobile === other.mobile) ||
    (one.email !== '' && mailboxOf(one.email) === mailboxOf(other.email))
  );
}

export interface OwnerData extends StreetAddress {
  firstName: string;
  lastName: string;
  dni: string;
  mobile: string;
  email: string;
}

/** The data of an owner as the audit trail keeps them, of these fields. */
export function recordedData(owner: OwnerData, fields: readonly OwnerField[]): ChangedValues {
  const data: Record<OwnerField, ChangedValues> = {
    nombre: { firstName: owner.firstName, lastName: owner.lastName },
    dni: { dni: owner.dni },
    celular: { mobile: owner.mobile },
    email: { email: owner.email },
    domicilio: { address: formatAddress(owner) },
  };
  return Object.assign({}, ...fields.map((field) => data[field]));
}

/** Whether the data of an owner are still as a change has left them. */
export function isStillAs(left: ChangedValues, owner: OwnerData, fields: readonly OwnerField[]): boolean {
  return Object.entries(recordedData(owner, fields)).every(([name, value]) => left[name] === value);
}
