import { REDUCED_MOTION } from './use-media.js';

/** Smooth, unless the visitor asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia(REDUCED_MOTION).matches ? 'auto' : 'smooth';
}
