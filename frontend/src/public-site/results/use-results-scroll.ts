import { useEffect, useRef, type RefObject } from 'react';
import { TIMINGS } from '#common/vocabulary/timings.js';
import { useIsReturn, useLocation } from '../../app/navigation/navigation-context.js';
import { scrollBehavior } from '../../ui/scroll.js';

/**
 * Brings the beginning of the results back into sight when other ones have come while the visitor was further down
 * (public-site.md §2, Results screen). Going back and forth keeps its place.
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
