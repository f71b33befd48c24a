import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { isPlainKey, shortcutsAreOn } from '../frame/shortcuts.js';

/** Navigation state for a list: the listing whose row receives the focus. */
export interface RowToFocus {
  fila: number | undefined;
}

/** Focuses the row that the previous screen named. J and K move between rows; Enter follows the row's link. */
export function useRowKeys(place: RefObject<HTMLElement | null>): void {
  const { fila } = (useLocation().state ?? {}) as Partial<RowToFocus>;
  useEffect(() => {
    if (fila !== undefined) place.current?.querySelector<HTMLElement>(`[data-fila="${fila}"]`)?.focus();
  }, [place, fila]);
  // Before the browser paints: a key pressed on a list that has just appeared must not be lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const step = { j: 1, k: -1 }[event.key.toLowerCase()];
      if (step === undefined || !isPlainKey(event) || !shortcutsAreOn()) return;
      const links = [...(place.current?.querySelectorAll<HTMLElement>('[data-fila]') ?? [])];
      const at = links.findIndex((link) => link === document.activeElement);
      const next = at < 0 && step < 0 ? links.at(-1) : links[Math.max(0, at + step)];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [place]);
}
