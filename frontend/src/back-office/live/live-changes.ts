import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** Notes that somebody changed a notice. */
export function noteListingChange(): void {
  count += 1;
  for (const listener of listeners) listener();
}

/** How often a notice was changed by anybody since the page was loaded. */
export function useListingChanges(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => count,
  );
}
