import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { parseSearchQuery, toSearchParams } from '#common/rules/search-query.js';
import { normaliseFilters, type SearchFilters } from '#common/rules/search-filters.js';

/** On this device alone; nothing of it is sent anywhere. */
const KEY = 'ultima-busqueda';

/** Remembers the search in sight, so that the forms open with it: after the back button, and at the next visit. */
export function useRememberSearch(filters: SearchFilters): void {
  const text = toSearchParams(filters).toString();
  useEffect(() => rememberText(text), [text]);
}

export function rememberSearch(filters: SearchFilters): void {
  rememberText(toSearchParams(normaliseFilters(filters)).toString());
}

function rememberText(text: string): void {
  try {
    window.localStorage.setItem(KEY, text);
  } catch {
    // A browser that keeps nothing opens its forms empty.
  }
}

/** The last search on this device; undefined on the server, and where there is none that can be read. */
export function useRememberedSearch(): SearchFilters | undefined {
  const text = useSyncExternalStore(neverChanges, storedText, () => null);
  return useMemo(() => (text === null ? undefined : readSearch(text)), [text]);
}

const neverChanges = () => () => undefined;

function storedText(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function readSearch(text: string): SearchFilters | undefined {
  const params = new URLSearchParams(text);
  const read = parseSearchQuery(
    Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)])),
  );
  return 'query' in read ? normaliseFilters(read.query.filters) : undefined;
}
