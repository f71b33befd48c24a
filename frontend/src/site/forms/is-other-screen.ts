import type { SiteLocation } from '../../app/navigation/site-location.js';

/** Whether a screen is left: for another path, or for another fragment where that is the token of an owner's link, as it has dots. */
export function isOtherScreen(to: Place, from: Place): boolean {
  return to.pathname !== from.pathname || (from.hash.includes('.') && to.hash !== from.hash);
}

type Place = Pick<SiteLocation, 'pathname' | 'hash'>;
