import { useEffect, useRef } from 'react';
import { useLocation } from '../../app/navigation/navigation-context.js';
import { scrollToTitleSoon } from '../../app/title-scroll.js';

/** Scrolls to the title of each page opened within the site; start.ts does it for the rendered page. */
export function useTitleScroll(): void {
  const { pathname, hash } = useLocation();
  const first = useRef<string | null>(pathname + hash);
  useEffect(() => {
    if (first.current === pathname + hash) return;
    first.current = null;
    return scrollToTitleSoon();
  }, [pathname, hash]);
}
