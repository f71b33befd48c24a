import type { ChangedValues } from '#common/rules/undo.js';
import type { ChangeToUndo } from '#platform/audit/undoes.js';

/** The edit that undoes an edit of a listing. It is refused if what the change left is not there any more. */
export function undoingEdit({ entityId, administratorId, after }: ChangeToUndo) {
  return { listingId: entityId!, administratorId, version: null, left: after };
}

/** Values before a change, limited to the fields that the change set. */
export function earlierValues({ before, after }: Pick<ChangeToUndo, 'before' | 'after'>): ChangedValues {
  return Object.fromEntries(Object.keys(after).map((field) => [field, before[field]]));
}
