import type { MouseEvent } from 'react';

/** Does something in place of following a link; a press that asks for another tab or window follows it. */
export function inPlace(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
}
