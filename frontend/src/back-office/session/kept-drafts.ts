import { StoredDraft } from '../../features/draft/stored-draft.js';

const PREFIX = 'borrador:';
const PLACES = 'borradores';
const KEEP_DAYS = 1;

/** Where a draft belongs, for the way back to it. */
export interface DraftPlace {
  path: string;
  label: string;
}

/**
 * What the operator has typed and not saved, kept in this tab: it is still there after a session that expired, and gone when the
 * tab is closed or the person signs out.
 */
export function keptDraft<T>(name: string, version: number, place: DraftPlace): StoredDraft<T> {
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

/** Where something was typed and not saved. */
export function unsavedWork(): DraftPlace[] {
  return Object.values(readPlaces());
}

/** Forgets all of it. */
export function forgetKeptDrafts(): void {
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
