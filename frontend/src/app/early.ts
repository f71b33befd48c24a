/** Attribute of an element that cannot wait for a sign of the visitor (awakening.ts). */
export const EARLY = 'data-pronto';

/**
 * Why: `near`, it is drawn by scripts, once it is near the window (maps); `kept`, it shows what this browser has kept of an earlier visit, if
 * there is any; `now`, it cannot be used at all without the application.
 */
export type Early = 'near' | 'kept' | 'now';

/** Attributes of such an element. */
export function early(reason: Early): Record<typeof EARLY, Early> {
  return { [EARLY]: reason };
}
