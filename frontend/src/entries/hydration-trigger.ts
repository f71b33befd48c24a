import { EARLY, type Early } from '../app/early.js';

/** Events that show that a visitor is present. `scroll` is excluded, because reloads and fragments also scroll. */
const INTERACTION_EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
] as const;

/** Fallback delay for visitors who only read: the header's pictures change, and a view is counted. */
const FALLBACK_MS = 5_000;

/**
 * Calls `start` at the first interaction, when an element of the page needs the application (early.ts), and after 5 s without either.
 * `start` may be called more than once.
 */
export function onHydrationTrigger(start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) trigger();
    },
    { rootMargin: '300px' },
  );
  const timer = setTimeout(trigger, FALLBACK_MS);
  for (const sign of INTERACTION_EVENTS) addEventListener(sign, trigger, true);
  whenLoaded(() => {
    for (const element of document.querySelectorAll(`[${EARLY}]`)) {
      const reason = element.getAttribute(EARLY) as Early;
      if (reason === 'near') observer.observe(element);
      else if (reason === 'now' || keepsSomething()) trigger();
    }
  });
  function trigger(): void {
    clearTimeout(timer);
    observer.disconnect();
    for (const sign of INTERACTION_EVENTS) removeEventListener(sign, trigger, true);
    start();
  }
}

/** Calls back when the visible content has loaded and the browser is idle. */
export function whenLoaded(call: () => void): void {
  if (document.readyState === 'complete') whenIdle(call);
  else addEventListener('load', () => whenIdle(call), { once: true });
}

function whenIdle(call: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: 1_000 });
  else setTimeout(call, 200);
}

/** Drafts and the last search are stored in this browser only. */
function keepsSomething(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}
