import { useSyncExternalStore } from 'react';
import type { favourites } from './device-list.js';

/** The codes of a list on this device; undefined on the server and during hydration. */
export function useCodes(list: typeof favourites): readonly string[] | undefined {
  return useSyncExternalStore<readonly string[] | undefined>(list.subscribe, list.all, () => undefined);
}
