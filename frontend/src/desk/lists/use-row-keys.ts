import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useShortcuts } from '../frame/shortcuts.js';

/** Navigation state for a list: the listing whose row receives the focus. */
export interface RowToFocus {
  fila: number | undefined;
}

/** Focuses the row that the previous screen named. J and K move between rows; Enter presses what they focus. */
export function useRowKeys(place: RefObject<HTMLElement | null>): void {
  const { fila } = (useLocation().state ?? {}) as Partial<RowToFocus>;
  useEffect(() => {
    if (fila !== undefined) place.current?.querySelector<HTMLElement>(`[data-fila="${fila}"]`)?.focus();
  }, [place, fila]);
  const move = (step: 1 | -1): void => {
    const rows = rowsOf(place.current);
    const at = rows.findIndex(({ row }) => row.contains(document.activeElement));
    const next = at < 0 && step < 0 ? rows.at(-1) : rows[Math.max(0, at + step)];
    next?.target.focus();
  };
  useShortcuts([
    { key: 'J', text: 'Ir a la fila siguiente', run: () => move(1) },
    { key: 'K', text: 'Ir a la fila anterior', run: () => move(-1) },
    { key: 'Enter', text: 'Abrir la fila marcada' },
  ]);
}

/** The rows of tables and lists, each with its link, or with its first button if it has no link. */
function rowsOf(place: HTMLElement | null): { row: HTMLElement; target: HTMLElement }[] {
  const rows = [...(place?.querySelectorAll<HTMLElement>('tbody > tr, ul > li') ?? [])];
  return rows.flatMap((row) => {
    const target =
      row.querySelector<HTMLElement>('[data-fila]') ??
      row.querySelector<HTMLElement>('a') ??
      row.querySelector<HTMLElement>('button');
    return target ? [{ row, target }] : [];
  });
}
