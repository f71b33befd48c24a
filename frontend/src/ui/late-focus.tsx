import { useEffect, useRef } from 'react';
import { firstFocus } from './first-focus.js';

/** In content of a dialog that arrives after it was opened: moves the focus to where the dialog begins, unless somebody has moved it. */
export function LateFocus() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const held = document.activeElement;
    if (held?.closest('dialog') && held.contains(mark.current)) firstFocus(held)?.focus();
  }, []);
  return <span ref={mark} hidden />;
}
