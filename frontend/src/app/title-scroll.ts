const TITLE_ID = 'titulo';
/** Not in TIMINGS, which the script of the shell would contain. */
const SCROLL_AFTER_MS = 1_500;
const FRAMES = 24;
/** Interactions after which the page must not move by itself: a press would end on what has moved under the pointer. */
const INTERACTION_EVENTS = ['wheel', 'pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the title of a page one and a half seconds after it was opened, unless the visitor has interacted or scrolled, or the pointer
 * rests on a control; an interaction meanwhile ends the movement. A browser would end a smooth movement of its own only some frames later.
 * @returns a function that cancels it
 */
export function scrollToTitleSoon(): () => void {
  let isStopped = !!location.hash || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const stop = (event?: Partial<PointerEvent>): void => {
    // Browsers tell a page where the pointer rests by a movement of nothing.
    if (event?.type === 'pointermove' && !event.movementX && !event.movementY) return;
    isStopped = true;
    for (const sign of INTERACTION_EVENTS) removeEventListener(sign, stop);
  };
  for (const sign of INTERACTION_EVENTS) addEventListener(sign, stop);
  const move = (end: number, frame: number): void => {
    if (isStopped || frame > FRAMES) return;
    scrollTo(0, (end * frame) / FRAMES);
    requestAnimationFrame(() => move(end, frame + 1));
  };
  setTimeout(() => {
    if (isStopped || scrollY > 0 || document.querySelector(':is(a,button,label):hover')) return;
    document.getElementById(TITLE_ID)?.scrollIntoView();
    move(scrollY, 0);
  }, SCROLL_AFTER_MS);
  return stop;
}
