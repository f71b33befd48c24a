import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { TIMINGS } from '#common/vocabulary/limits.js';
import { REDUCED_MOTION } from '../../ui/use-media.js';

const TITLE_ID = 'titulo';
/** Whoever does one of these is reading already, and is not to be moved. */
const SIGNS_OF_LIFE = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'scroll'] as const;

/** Brings the title of a page up a second and a half after it was opened, unless the visitor has begun by then. */
export function useTitleScroll(): void {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (hash || window.scrollY > 0 || window.matchMedia(REDUCED_MOTION).matches) return;
    const options = { passive: true } as const;
    const stop = (): void => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, stop);
    };
    const timer = setTimeout(() => {
      stop();
      if (window.scrollY > 0) return;
      document.getElementById(TITLE_ID)?.scrollIntoView({ behavior: 'smooth', block: 'start' });
    }, TIMINGS.titleScroll);
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, stop, options);
    return stop;
  }, [pathname, hash]);
}
