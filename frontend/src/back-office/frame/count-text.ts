import { LIMITS } from '#common/vocabulary/limits.js';

/** A count as its badge shows it: `9999+` above 9999 (back-office.md §9). */
export function countText(count: number): string {
  return count > LIMITS.badgeCeiling ? `${LIMITS.badgeCeiling}+` : String(count);
}
