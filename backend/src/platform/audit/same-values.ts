import type { ChangedValues } from '#common/accounts/audit/undo.js';

/** Fields that differ although the content is the same. */
const INNER: ReadonlySet<string> = new Set(['id', 'listingId', 'version', 'createdAt', 'updatedAt']);

/**
 * Whether the fields that a change has set have the values that it left.
 * @param left values after the change, as the audit trail keeps them
 * @param now current values; fields that only one side has are not compared
 */
export function isStillAs(left: ChangedValues, now: object): boolean {
  const current = now as ChangedValues;
  return Object.keys(left)
    .filter((field) => field in current && !INNER.has(field))
    .every((field) => written(left[field]) === written(current[field]));
}

/**
 * Whether an edit left all values as they were. A field that was not recorded before, such as the id of a new payment, is a change.
 * @param after the values that the edit has set
 */
export function changesNothing(before: object | undefined, after: object | undefined): boolean {
  if (!before || !after) return false;
  const fields = Object.keys(after).filter((field) => !INNER.has(field));
  return fields.length > 0 && fields.every((field) => field in before) && isStillAs({ ...after }, before);
}

/** JSON with sorted fields, which is equal for a value and for the same value read from the database. */
function written(value: unknown): string {
  return JSON.stringify(value, (field, inner: unknown) => {
    if (INNER.has(field)) return undefined;
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}
