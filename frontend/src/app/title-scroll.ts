const TITLE_ID = 'titulo';
/** Not in TIMINGS, which the script of the shell would contain. */
const SCROLL_AFTER_MS = 1_500;
/** Interactions after which the page must not move by itself: a press would end on what has moved under the pointer. */
const INTERACTION_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Scrolls to the title of a page one and a half seconds after it was opened, unless the visitor has interacted; an interaction meanwhile ends
 * the movement.
 * @returns a function that cancels it
 */
export function scrollToTitleSoon(): () => void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (location.hash || scrollY > 0 || isCalm) return () => undefined;
  let isMoving = false;
  const timer = setTimeout(() => {
    if (scrollY > 0) return stop();
    isMoving = true;
    document.getElementById(TITLE_ID)?.scrollIntoView({ behavior: 'smooth', block: 'start' });
    addEventListener('scrollend', stop, { once: true });
  }, SCROLL_AFTER_MS);
  for (const sign of INTERACTION_EVENTS) addEventListener(sign, interrupt, { passive: true });
  return stop;

  function interrupt({ type }: Event): void {
    if (isMoving && type === 'scroll') return;
    if (isMoving) scrollTo({ top: scrollY, behavior: 'instant' });
    stop();
  }

  function stop(): void {
    clearTimeout(timer);
    for (const sign of INTERACTION_EVENTS) removeEventListener(sign, interrupt);
  }
}
