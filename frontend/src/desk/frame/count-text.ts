import { INTERNAL_LIMITS } from '#common/kernel/limits.js';
import { numberText } from '#common/kernel/text.js';

/** Badge text of a count: `3.054`, and `9999+` above 9999 (as specified). */
export function countText(count: number): string {
  return count > INTERNAL_LIMITS.badgeCeiling ? `${INTERNAL_LIMITS.badgeCeiling}+` : numberText(count);
}
