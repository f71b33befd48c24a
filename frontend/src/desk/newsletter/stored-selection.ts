import { storedDraft } from '../session/stored-drafts.js';
import { adminPaths } from '../admin-paths.js';
import { NOBODY, type Selection } from './recipient-selection.js';

interface StoredSelection {
  mode: Selection['mode'];
  ids: number[];
  /** 'All' means all results of these filters. */
  filters: string;
}

const DRAFT = storedDraft<StoredSelection>('newsletter-destinatarios', 1, {
  path: adminPaths.newsletter,
  label: 'Newsletter',
});

/** The selection before a reload; 'all' is valid only for the same filters. */
export function readSelection(filters: object): Selection {
  const kept = DRAFT.read();
  if (!kept || (kept.mode === 'all' && kept.filters !== JSON.stringify(filters))) return NOBODY;
  const ids = new Set(kept.ids);
  return kept.mode === 'all' ? { mode: 'all', except: ids } : { mode: 'some', ids };
}

/** Stores the selection with the filters that it belongs to; an empty one is deleted. */
export function keepSelection(selection: Selection, filters: object): void {
  const ids = [...(selection.mode === 'all' ? selection.except : selection.ids)];
  if (selection.mode === 'some' && ids.length === 0) DRAFT.forget();
  else DRAFT.write({ mode: selection.mode, ids, filters: JSON.stringify(filters) });
}

/** Chooses exactly these recipients before the newsletter is opened. */
export function chooseRecipients(ids: readonly number[]): void {
  keepSelection({ mode: 'some', ids: new Set(ids) }, {});
}
