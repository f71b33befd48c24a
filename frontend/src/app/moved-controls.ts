const CONTROLS = 'a[href], button, summary, label, [role="button"], [type="checkbox"], [type="radio"]';
/** Text in them is selected by dragging, also inside a label. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), select, textarea';
/** A pointer that leaves the place of the press drags, or cancels the press. */
const SLACK_PX = 8;

/**
 * Content that arrives late may move a control while the mouse button is held on it. Without this the press would end on what moved below the
 * pointer, and be lost. Touches do so by themselves.
 */
export function followMovedControls(): void {
  addEventListener('pointerdown', hold, true);
}

function hold({ target, isTrusted, pointerType, pointerId, button, clientX, clientY }: PointerEvent): void {
  // A pointer of a script cannot be captured.
  if (!isTrusted || pointerType !== 'mouse' || button !== 0) return;
  if (!(target instanceof Element) || target.closest(FIELDS)) return;
  const control = target.closest(CONTROLS);
  if (!control) return;
  control.setPointerCapture(pointerId);
  const held = new AbortController();
  const { signal } = held;
  const move = (event: Event): void => {
    const { clientX: x, clientY: y } = event as PointerEvent;
    if (Math.hypot(x - clientX, y - clientY) < SLACK_PX) return;
    control.releasePointerCapture(pointerId);
  };
  control.addEventListener('pointermove', move, { signal });
  control.addEventListener('lostpointercapture', () => held.abort(), { signal });
}
