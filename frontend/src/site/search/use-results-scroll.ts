import { useEffect, useRef, type RefObject } from 'react';
import { TIMINGS } from '#common/kernel/time/timings.js';
import { useIsReturn, useLocation } from '../../app/navigation/navigation-context.js';
import { scrollBehavior } from '../../ui/scroll.js';

/**
 * Scrolls to the start of the results when they change and the visitor is further down (public-site.md §2, Results screen). Back and
 * forward keep their position.
 */
export function useResultsScroll(place: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const isReturn = useIsReturn();
  const shown = useRef(pathname + search);
  useEffect(() => {
    const isSame = shown.current === pathname + search;
    shown.current = pathname + search;
    if (isSame || isReturn) return;
    const timer = setTimeout(() => {
      const isAbove = (place.current?.getBoundingClientRect().top ?? 0) < 0;
      if (isAbove) place.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
    }, TIMINGS.resultsScroll);
    return () => clearTimeout(timer);
  }, [place, pathname, search, isReturn]);
}
