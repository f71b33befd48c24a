/** Attribute of an element that needs the application before any interaction (hydration-trigger.ts). */
export const EARLY = 'data-pronto';

/** Attribute of the page's data (page-data.ts): space-separated URLs of the screen's scripts. */
export const EARLY_MODULES = 'data-modulos';

/**
 * When it is needed: `near`, once it is close to the viewport (maps); `kept`, if this browser has stored data of an earlier visit; `now`,
 * immediately, because it does not work without the application.
 */
export type Early = 'near' | 'kept' | 'now';

/** Attributes of such an element. */
export function early(reason: Early): Record<typeof EARLY, Early> {
  return { [EARLY]: reason };
}
