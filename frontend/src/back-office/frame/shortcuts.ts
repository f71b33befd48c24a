const STORED = 'adminAtajos';
const OFF = 'no';
const FIELDS = 'input, textarea, select, [contenteditable=true]';

/** Whether single keys decide; on unless the person has switched them off here (WCAG 2.1.4). */
export function shortcutsAreOn(): boolean {
  return localStorage.getItem(STORED) !== OFF;
}

export function rememberShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, OFF);
}

/** A key by itself, while no field has focus and no window is open. */
export function isPlainKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
  return !isInField && document.querySelector('dialog[open]') === null;
}
