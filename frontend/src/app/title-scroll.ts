const TITLE_ID = 'titulo';
/** Not in TIMINGS, which the script of the shell would contain. */
const SCROLL_AFTER_MS = 1_500;
/** Interactions after which the page must not scroll by itself. */
const INTERACTION_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Scrolls to the title of a page one and a half seconds after it was opened, unless the visitor has interacted.
 * @returns a function that cancels it
 */
export function scrollToTitleSoon(): () => void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (location.hash || scrollY > 0 || isCalm) return () => undefined;
  const timer = setTimeout(() => {
    stop();
    if (scrollY > 0) return;
    document.getElementById(TITLE_ID)?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }, SCROLL_AFTER_MS);
  for (const sign of INTERACTION_EVENTS) addEventListener(sign, stop, { passive: true });
  function stop(): void {
    clearTimeout(timer);
    for (const sign of INTERACTION_EVENTS) removeEventListener(sign, stop);
  }
  return stop;
}
