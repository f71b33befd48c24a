/** Copies a text by selecting it; false if the browser refuses. */
export function copyBySelection(text: string): boolean {
  const pressed = document.activeElement as HTMLElement | null;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'sr-only';
  // Beside a modal dialog nothing can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  pressed?.focus();
  return done;
}
