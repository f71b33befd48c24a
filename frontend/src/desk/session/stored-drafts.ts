import { StoredDraft } from '../../app/stored-draft.js';

const PREFIX = 'borrador:';
const PLACES = 'borradores';
/** The account that the drafts belong to. */
const OWNER = 'borradores:cuenta';
const KEEP_DAYS = 1;

/** Path of the draft's screen. */
export interface DraftPlace {
  path: string;
  label: string;
}

/**
 * Unsaved input of the operator, kept in this tab: it survives an expired session, and is deleted when the tab is closed, when the
 * operator signs out, or when another account signs in.
 */
export function storedDraft<T>(name: string, version: number, place: DraftPlace): StoredDraft<T> {
  return new StoredDraft<T>({ name: PREFIX + name, version, keepDays: KEEP_DAYS }, () => ({
    getItem: (key) => window.sessionStorage.getItem(key),
    setItem: (key, text) => {
      window.sessionStorage.setItem(key, text);
      writePlaces({ ...readPlaces(), [key]: place });
    },
    removeItem: (key) => {
      window.sessionStorage.removeItem(key);
      const { [key]: _gone, ...others } = readPlaces();
      writePlaces(others);
    },
  }));
}

/** Screens with unsaved input. */
export function unsavedWork(): DraftPlace[] {
  return Object.values(readPlaces());
}

/** Deletes the drafts of another account than this one, which used the tab before. */
export function keepDraftsOf(account: string): void {
  try {
    const owner = window.sessionStorage.getItem(OWNER);
    if (owner === account) return;
    if (owner !== null) clearStoredDrafts();
    window.sessionStorage.setItem(OWNER, account);
  } catch {
    // Without storage there are no drafts.
  }
}

/** Deletes all drafts. */
export function clearStoredDrafts(): void {
  for (const key of Object.keys(readPlaces())) window.sessionStorage.removeItem(key);
  for (const key of [PLACES, OWNER]) window.sessionStorage.removeItem(key);
}

function readPlaces(): Record<string, DraftPlace> {
  try {
    return JSON.parse(window.sessionStorage.getItem(PLACES) ?? '{}') as Record<string, DraftPlace>;
  } catch {
    return {};
  }
}

function writePlaces(places: Record<string, DraftPlace>): void {
  window.sessionStorage.setItem(PLACES, JSON.stringify(places));
}
