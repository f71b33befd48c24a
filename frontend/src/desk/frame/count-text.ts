import { LIMITS } from '#common/kernel/limits.js';

/** Badge text of a count: `3.054`, and `9999+` above 9999 (as specified). */
export function countText(count: number): string {
  return count > LIMITS.badgeCeiling ? `${LIMITS.badgeCeiling}+` : count.toLocaleString('es-AR');
}
