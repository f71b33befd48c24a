import { useLayoutEffect, useState, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea';

/**
 * Whether an element that scrolls sideways has to be focusable: its content is wider than itself, and has nothing that can be focused and
 * would scroll it for keyboard users (WCAG 2.1.1).
 */
export function useNeedsFocus(place: RefObject<HTMLElement | null>): boolean {
  const [needsFocus, setNeedsFocus] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = (): void =>
      setNeedsFocus(element.scrollWidth > element.clientWidth && !element.querySelector(FOCUSABLE));
    measure();
    const observer = new ResizeObserver(measure);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [place]);
  return needsFocus;
}
