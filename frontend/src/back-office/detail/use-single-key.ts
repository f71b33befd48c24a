import { useEffectEvent, useLayoutEffect } from 'react';
import { isPlainKey, shortcutsAreOn } from '../frame/shortcuts.js';

/** Runs on a single key, unless a field has focus, a dialog is open or shortcuts are switched off. */
export function useSingleKey(key: string, run: () => void): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key || !isPlainKey(event) || !shortcutsAreOn()) return;
    event.preventDefault();
    run();
  });
  // Before the browser paints: a key pressed on what has just appeared must not be lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => act(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
