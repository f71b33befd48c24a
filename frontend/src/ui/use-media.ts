import { useSyncExternalStore } from 'react';

/** Whether a media query matches; `onServer` until hydration. */
export function useMedia(query: string, onServer = false): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
