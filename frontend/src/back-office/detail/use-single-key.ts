import { useEffect, useEffectEvent } from 'react';
import { isPlainKey, shortcutsAreOn } from '../frame/shortcuts.js';

/** Runs at a single key, while no field has focus, no window is open and the person has not switched keys off. */
export function useSingleKey(key: string | undefined, run: () => void): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key || !isPlainKey(event) || !shortcutsAreOn()) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => act(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
