const TITLE_ID = 'titulo';
/** Not in TIMINGS, which the script of the shell would contain. */
const SCROLL_AFTER_MS = 1_500;
const FRAMES = 24;
/** Interactions after which the page must not move by itself: a press would end on what has moved under the pointer. */
const INTERACTION_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Scrolls to the title of a page one and a half seconds after it was opened, unless the visitor has interacted; an interaction meanwhile ends
 * the movement. Browsers end a smooth movement of their own only some frames later.
 * @returns a function that cancels it
 */
export function scrollToTitleSoon(): () => void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (location.hash || scrollY > 0 || isCalm) return () => undefined;
  let isMoving = false;
  let frame = 0;
  const timer = setTimeout(begin, SCROLL_AFTER_MS);
  for (const sign of INTERACTION_EVENTS) addEventListener(sign, interrupt, { passive: true });
  return stop;

  function begin(): void {
    const title = document.getElementById(TITLE_ID);
    if (scrollY > 0 || !title) return stop();
    title.scrollIntoView({ behavior: 'instant', block: 'start' });
    const end = scrollY;
    jumpTo(0);
    isMoving = true;
    move(end, 1);
  }

  function move(end: number, step: number): void {
    jumpTo((end * step) / FRAMES);
    if (step < FRAMES) frame = requestAnimationFrame(() => move(end, step + 1));
    else stop();
  }

  function interrupt({ type }: Event): void {
    if (!isMoving || type !== 'scroll') stop();
  }

  function stop(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    for (const sign of INTERACTION_EVENTS) removeEventListener(sign, interrupt);
  }
}

function jumpTo(top: number): void {
  scrollTo({ top, behavior: 'instant' });
}
