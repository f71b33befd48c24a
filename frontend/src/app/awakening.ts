import { EARLY, type Early } from './early.js';

/** What tells that somebody is there. `scroll` is not one of them: a page that is reloaded or opened at a fragment scrolls by itself. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** Whoever reads without touching anything gets the application too: the pictures of the header turn, a view is counted. */
const QUIET_MS = 5_000;

/** Calls back once, at the first sign of a visitor or when an element of the page cannot wait for one. */
export function onAwakening(wake: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) awake();
    },
    { rootMargin: '300px' },
  );
  const timer = setTimeout(awake, QUIET_MS);
  for (const sign of SIGNS) addEventListener(sign, awake, { capture: true, passive: true });
  whenLoaded(() => {
    for (const element of document.querySelectorAll(`[${EARLY}]`)) {
      const reason = element.getAttribute(EARLY) as Early;
      if (reason === 'near') observer.observe(element);
      else if (reason === 'now' || keepsSomething()) awake();
    }
  });
  function awake(): void {
    clearTimeout(timer);
    observer.disconnect();
    for (const sign of SIGNS) removeEventListener(sign, awake, true);
    wake();
  }
}

/** Calls back when all that is seen has been loaded and the browser has nothing to do. */
export function whenLoaded(call: () => void): void {
  if (document.readyState === 'complete') whenIdle(call);
  else addEventListener('load', () => whenIdle(call), { once: true });
}

function whenIdle(call: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: 1_000 });
  else setTimeout(call, 200);
}

/** Drafts and the last search lie in this browser alone. */
function keepsSomething(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}
