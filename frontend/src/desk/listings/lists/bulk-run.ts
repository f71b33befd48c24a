import { SharedValue, useSharedValue } from '../../session/shared-value.js';

/** Progress of an action on several notices. */
export interface BulkProgress {
  label: string;
  done: number;
  of: number;
}

const progress = new SharedValue<BulkProgress | undefined>(undefined);

/** The action in progress, regardless of the screen on which it was started. */
export function useBulkProgress(): BulkProgress | undefined {
  return useSharedValue(progress);
}

export function isBulkUnderWay(): boolean {
  return progress.get() !== undefined;
}

/** Stores the progress of the action; undefined at its end. Meanwhile the browser asks before a reload, which would interrupt the action. */
export function noteBulkProgress(next: BulkProgress | undefined): void {
  if (next && !isBulkUnderWay()) window.addEventListener('beforeunload', askBeforeLeaving);
  if (!next) window.removeEventListener('beforeunload', askBeforeLeaving);
  progress.set(next);
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
