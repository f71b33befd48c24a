import type { StoredDraft } from '../../../app/stored-draft.js';
import { storedDraft } from '../../session/stored-drafts.js';

/** Draft of an internal note on the page of a notice or an owner. */
export function noteDraft<T>(name: string, path: string): StoredDraft<T> {
  return storedDraft(`nota-${name}`, 1, { path, label: 'Nota interna' });
}
