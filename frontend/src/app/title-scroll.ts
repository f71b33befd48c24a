import { TIMINGS } from '#common/vocabulary/timings.js';

const TITLE_ID = 'titulo';
/** Whoever does one of these is reading already, and is not to be moved. */
const SIGNS_OF_LIFE = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Brings the title of a page up a second and a half after it was opened, unless the visitor has begun by then.
 * @returns what calls it off
 */
export function scrollToTitleSoon(): () => void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (location.hash || scrollY > 0 || isCalm) return () => undefined;
  const timer = setTimeout(() => {
    stop();
    if (scrollY > 0) return;
    document.getElementById(TITLE_ID)?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }, TIMINGS.titleScroll);
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, stop, { passive: true });
  function stop(): void {
    clearTimeout(timer);
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, stop);
  }
  return stop;
}
