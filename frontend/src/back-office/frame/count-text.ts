import { LIMITS } from '#common/vocabulary/limits.js';

/** A count as its badge shows it: `3.054`, and `9999+` above 9999 (the specification fixes the latter). */
export function countText(count: number): string {
  return count > LIMITS.badgeCeiling ? `${LIMITS.badgeCeiling}+` : count.toLocaleString('es-AR');
}
