import { listed } from '#common/kernel/text.js';
import type { ViewWire } from '#common/stats/live-calls.js';
import { SharedValue, useSharedValue } from '../../session/shared-value.js';

const views = new SharedValue<readonly ViewWire[]>([]);

/** Replaces what other accounts have open. */
export function noteViews(next: readonly ViewWire[]): void {
  if (JSON.stringify(next) !== JSON.stringify(views.get())) views.set(next);
}

/** The notices that other accounts have open at the moment. */
export function useLiveViews(): readonly ViewWire[] {
  return useSharedValue(views);
}

/** `Lo está revisando Ana`, `Lo están revisando Ana, Beto e Inés`. */
export function viewersText(names: readonly string[]): string {
  return `${names.length === 1 ? 'Lo está revisando' : 'Lo están revisando'} ${listed(names)}`;
}
