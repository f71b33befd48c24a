import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { parseSearchQuery, toSearchParams } from '#common/search/query/search-query.js';
import { normaliseFilters, type SearchFilters } from '#common/search/query/search-filters.js';

/** Stored on this device only. */
const KEY = 'ultima-busqueda';

/** Stores the current search, so that forms show it after Back and at the next visit. */
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
    // Without storage the forms open empty.
  }
}

/** The last search on this device; undefined on the server, and if none is readable. */
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
