import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Shown } from './navigation-state.js';

const STORE_KEY = 'posiciones';

/** Scroll positions by history entry, in pixels; kept across reloads. */
const positions = readPositions();

/** Back and forward restore the scroll position; other navigations start at the top or at the fragment. */
export function useScrollPositions({
  location,
  action,
  keepsScroll,
}: Pick<Shown, 'location' | 'action' | 'keepsScroll'>): void {
  const { key, hash } = location;
  const settled = useRef(key);
  useLayoutEffect(() => {
    if (settled.current === key) return;
    settled.current = key;
    settle(action === 'pop' ? positions[key] : undefined, hash, keepsScroll);
  }, [key, hash, action, keepsScroll]);
  useEffect(() => {
    const leave = (): void => {
      rememberPosition(key);
      writePositions();
      // On a full load the browser restores the position itself.
      window.history.scrollRestoration = 'auto';
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [key]);
}

/** Must be called before another screen replaces the current one. */
export function rememberPosition(key: string): void {
  positions[key] = window.scrollY;
}

function settle(left: number | undefined, hash: string, keepsScroll: boolean): void {
  const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (left !== undefined) window.scrollTo(0, left);
  else if (named) named.scrollIntoView();
  else if (!keepsScroll) window.scrollTo(0, 0);
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function writePositions(): void {
  try {
    sessionStorage.setItem(STORE_KEY, JSON.stringify(positions));
  } catch {
    // Without storage, returning from another site starts at the top.
  }
}
