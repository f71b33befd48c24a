import { useLayoutEffect, useState, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea';

interface Overflow {
  /** The content is wider than the element. */
  overflows: boolean;
  /** The element has to be focusable: its content has nothing that can be focused and would scroll it for keyboard users (WCAG 2.1.1). */
  needsFocus: boolean;
}

/** Whether the content of an element is wider than itself. */
export function useOverflow(place: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState<Overflow>({ overflows: false, needsFocus: false });
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = (): void => {
      const overflows = element.scrollWidth > element.clientWidth;
      setOverflow({ overflows, needsFocus: overflows && !element.querySelector(FOCUSABLE) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [place]);
  return overflow;
}
