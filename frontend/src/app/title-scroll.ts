const TITLE_ID = 'titulo';
/** Not in TIMINGS, which the script of the shell would contain. */
const SCROLL_AFTER_MS = 1_500;
const FRAMES = 24;
/** Interactions after which the page must not move by itself: a press would end on what has moved under the pointer. */
const INTERACTION_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the title of a page one and a half seconds after it was opened, unless the visitor has interacted or scrolled; an interaction
 * meanwhile ends the movement. A browser would end a smooth movement of its own only some frames later.
 * @returns a function that cancels it
 */
export function scrollToTitleSoon(): () => void {
  const interacted = new AbortController();
  const { signal } = interacted;
  const stop = (): void => interacted.abort();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (location.hash || scrollY > 0 || isCalm) return stop;
  for (const sign of INTERACTION_EVENTS) addEventListener(sign, stop, { passive: true, signal });
  const move = (end: number, frame: number): void => {
    if (signal.aborted || frame > FRAMES) return stop();
    jumpTo((end * frame) / FRAMES);
    requestAnimationFrame(() => move(end, frame + 1));
  };
  setTimeout(() => {
    if (signal.aborted || scrollY > 0) return stop();
    document.getElementById(TITLE_ID)?.scrollIntoView({ behavior: 'instant' });
    move(scrollY, 0);
  }, SCROLL_AFTER_MS);
  return stop;
}

function jumpTo(top: number): void {
  scrollTo({ top, behavior: 'instant' });
}
