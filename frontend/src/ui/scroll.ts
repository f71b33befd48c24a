import { REDUCED_MOTION } from './use-media.js';

/** Smooth, unless reduced motion is preferred. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia(REDUCED_MOTION).matches ? 'auto' : 'smooth';
}
