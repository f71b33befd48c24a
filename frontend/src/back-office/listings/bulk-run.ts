import { SharedValue, useSharedValue } from '../data/shared-value.js';

/** Progress of an action on several notices. */
export interface BulkProgress {
  label: string;
  done: number;
  of: number;
}

const progress = new SharedValue<BulkProgress | undefined>(undefined);

/** The action that is under way, on whatever screen it was started. */
export function useBulkProgress(): BulkProgress | undefined {
  return useSharedValue(progress);
}

export function isBulkUnderWay(): boolean {
  return progress.get() !== undefined;
}

/** Notes how far the action is; undefined at its end. A reload would cut it off, so that the browser asks before one. */
export function noteBulkProgress(next: BulkProgress | undefined): void {
  if (next && !isBulkUnderWay()) window.addEventListener('beforeunload', askBeforeLeaving);
  if (!next) window.removeEventListener('beforeunload', askBeforeLeaving);
  progress.set(next);
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
