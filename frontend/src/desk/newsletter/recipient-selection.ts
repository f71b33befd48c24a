import type { RecipientWire } from '#common/newsletter/mailing-shapes.js';

/** Selected recipients: some, or all results of the filters except some. */
export type Selection =
  | { mode: 'some'; ids: ReadonlySet<number> }
  | { mode: 'all'; except: ReadonlySet<number> };

export const NOBODY: Selection = { mode: 'some', ids: new Set() };
export const EVERYBODY: Selection = { mode: 'all', except: new Set() };

export function isChosen(selection: Selection, { idContactos: id }: RecipientWire): boolean {
  return selection.mode === 'all' ? !selection.except.has(id) : selection.ids.has(id);
}

/** The selection with a recipient added or removed. */
export function choose(selection: Selection, { idContactos: id }: RecipientWire, on: boolean): Selection {
  if (selection.mode === 'all') return { mode: 'all', except: withMember(selection.except, id, !on) };
  return { mode: 'some', ids: withMember(selection.ids, id, on) };
}

/**
 * The selection after the segment was changed: everybody in the new one, or nobody if it is no segment any more. People who were chosen one by
 * one stay chosen, because the segment may have been changed to find further ones.
 */
export function selectionAfterSegment(selection: Selection, isSegment: boolean): Selection {
  if (selection.mode === 'some' && selection.ids.size > 0) return selection;
  return isSegment ? EVERYBODY : NOBODY;
}

/** Number of selected recipients out of `total`. */
export function sizeOf(selection: Selection, total: number): number {
  return selection.mode === 'all' ? Math.max(0, total - selection.except.size) : selection.ids.size;
}

function withMember(set: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(set);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
