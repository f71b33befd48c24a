import { StoredDraft } from '../../features/draft/stored-draft.js';

const PREFIX = 'borrador:';
const KEEP_DAYS = 1;

/**
 * What the operator has typed and not saved, kept in this tab: it is still there after a session that expired, and gone when the
 * tab is closed or the person signs out.
 */
export function keptDraft<T>(name: string, version: number): StoredDraft<T> {
  return new StoredDraft<T>(
    { name: PREFIX + name, version, keepDays: KEEP_DAYS },
    () => window.sessionStorage,
  );
}

/** Forgets them all. */
export function forgetKeptDrafts(): void {
  for (const key of Object.keys(window.sessionStorage))
    if (key.startsWith(PREFIX)) window.sessionStorage.removeItem(key);
}
