import type { MouseEvent } from 'react';

const CONTROLS = 'a, button, input, label, select, textarea';

/** Follows a row's link after a press anywhere on the row, unless text was selected. With Ctrl or ⌘ it opens a new tab. */
export function openRow({ target, ctrlKey, metaKey }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest(CONTROLS) || String(getSelection()) !== '') return;
  const link = target.closest('tr, li')?.querySelector<HTMLAnchorElement>('a[data-fila]');
  if (!link) return;
  if (ctrlKey || metaKey) window.open(link.href, '_blank', 'noopener');
  else link.click();
}
