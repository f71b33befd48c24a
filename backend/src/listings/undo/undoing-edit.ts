import type { ChangedValues } from '#common/accounts/audit/undo.js';
import type { ChangeToUndo } from '#platform/audit/undoes.js';

/** Request for the edit that undoes a change of a listing. The edit is refused if the values that the change left have changed since. */
export function undoingEdit({ entityId, administratorId, after }: ChangeToUndo) {
  return { listingId: entityId!, administratorId, version: null, left: after };
}

/** Values before a change, limited to the fields that the change set. */
export function earlierValues({ before, after }: Pick<ChangeToUndo, 'before' | 'after'>): ChangedValues {
  return Object.fromEntries(Object.entries(before).filter(([field]) => field in after));
}
