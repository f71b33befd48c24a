import { StoredDraft } from '../../features/draft/stored-draft.js';

const PREFIX = 'borrador:';
const PLACES = 'borradores';
const KEEP_DAYS = 1;

/** Path of the draft's screen. */
export interface DraftPlace {
  path: string;
  label: string;
}

/**
 * Unsaved input of the operator, kept in this tab: it survives an expired session, and is deleted when the tab is closed or the operator
 * signs out.
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

/** Deletes all drafts. */
export function clearStoredDrafts(): void {
  for (const key of Object.keys(readPlaces())) window.sessionStorage.removeItem(key);
  window.sessionStorage.removeItem(PLACES);
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
