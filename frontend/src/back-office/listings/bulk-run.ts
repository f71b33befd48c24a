import { useSyncExternalStore } from 'react';

/** Progress of an action on several notices. */
export interface BulkProgress {
  label: string;
  done: number;
  of: number;
}

let progress: BulkProgress | undefined;
const listeners = new Set<() => void>();

/** The action that is under way, on whatever screen it was started. */
export function useBulkProgress(): BulkProgress | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => progress,
  );
}

export function isBulkUnderWay(): boolean {
  return progress !== undefined;
}

/** Notes how far the action is; undefined at its end. A reload would cut it off, so that the browser asks before one. */
export function noteBulkProgress(next: BulkProgress | undefined): void {
  if (next && !progress) window.addEventListener('beforeunload', askBeforeLeaving);
  if (!next) window.removeEventListener('beforeunload', askBeforeLeaving);
  progress = next;
  for (const listener of listeners) listener();
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
