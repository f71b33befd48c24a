const STORED = 'adminAtajos';
const OFF = 'no';
const FIELDS = 'input, textarea, select, [contenteditable=true]';

/** Whether shortcuts are enabled; on by default (WCAG 2.1.4). */
export function shortcutsAreOn(): boolean {
  return localStorage.getItem(STORED) !== OFF;
}

export function rememberShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, OFF);
}

/** A single key, unless a field has focus or a dialog is open. */
export function isPlainKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
  return !isInField && document.querySelector('dialog[open]') === null;
}
