import { useSyncExternalStore } from 'react';
import type { ViewWire } from '#common/wire/live.js';

let views: readonly ViewWire[] = [];
const listeners = new Set<() => void>();

/** Replaces what other accounts have open. */
export function noteViews(next: readonly ViewWire[]): void {
  if (JSON.stringify(next) === JSON.stringify(views)) return;
  views = next;
  for (const listener of listeners) listener();
}

/** The notices that other accounts have open at the moment. */
export function useLiveViews(): readonly ViewWire[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => views,
  );
}
