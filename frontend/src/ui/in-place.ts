import type { MouseEvent } from 'react';

/** Handles a plain click on a link; clicks that request another tab or window are left to the browser. */
export function inPlace(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
}
