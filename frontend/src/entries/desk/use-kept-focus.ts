import { useEffect } from 'react';

/** Elements that receive the focus when the focused element inside them is removed. */
const PLACES = 'dialog[open], section, form, [role=tabpanel], main';

/**
 * When the focused element disappears, the browser gives the focus to the start of the page. This keeps it near: the smallest section around
 * the element receives it. A screen that focuses something else itself is not disturbed.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: readonly Element[] = [];
    const remember = ({ target }: FocusEvent): void => {
      path = pathOf(target);
    };
    const forget = ({ target }: FocusEvent): void => {
      // The user left it, for example by a press beside it. A removed element is no longer in the document after this task.
      queueMicrotask(() => {
        if (target instanceof Element && target === path[0] && target.isConnected) path = [];
      });
    };
    const keep = (): void => {
      if (document.activeElement !== document.body || path[0]?.isConnected !== false) return;
      const place = path.find((element) => element.isConnected && element.matches(PLACES));
      if (place instanceof HTMLElement) focusOn(place);
    };
    // After the effects of the screen.
    const observer = new MutationObserver(() => requestAnimationFrame(keep));
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
    };
  }, []);
}

/** The element and what is around it, from the inside. */
function pathOf(target: EventTarget | null): Element[] {
  const path: Element[] = [];
  for (let one = target instanceof Element ? target : null; one; one = one.parentElement) path.push(one);
  return path;
}

/** Sections are focusable only for as long as they have the focus. */
function focusOn(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
