import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Shown } from './navigation-state.js';

const STORE_KEY = 'posiciones';

/** Where each entry of the history was left, in pixels; kept through a reload. */
const positions = readPositions();

/** Going back finds a page where it was left; going on begins at its top, or at the place that the address names. */
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
      // The browser itself brings a page back to where it was left.
      window.history.scrollRestoration = 'auto';
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [key]);
}

/** To be called before another screen takes the place of this entry's. */
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
    // Without a store, going to another site and back begins at the top.
  }
}
