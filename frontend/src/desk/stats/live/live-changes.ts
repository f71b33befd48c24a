import { SharedValue, useSharedValue } from '../../session/shared-value.js';

const count = new SharedValue(0);

/** Notes that somebody changed a notice. */
export function noteListingChange(): void {
  count.set(count.get() + 1);
}

/** How often a notice was changed by anybody since the page was loaded. */
export function useListingChanges(): number {
  return useSharedValue(count);
}
