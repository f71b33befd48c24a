const CONTROLS = 'a[href], button, summary, label, [role=button], [type=checkbox], [type=radio]';
/** Text in them is selected by dragging, also inside a label. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), select, textarea';
/** A pointer that leaves the place of the press drags, or cancels the press. */
const SLACK_PX = 8;

/**
 * Content that arrives late may move a control while the mouse button is held on it. Without this the press would end on what moved below the
 * pointer, and be lost. Touches do so by themselves.
 */
export function followMovedControls(): void {
  let press: PointerEvent | undefined;
  let held: Element | null;
  addEventListener('pointerdown', (event: PointerEvent) => {
    const { target, isTrusted, pointerType, pointerId, button } = event;
    // A pointer of a script cannot be captured.
    if (!isTrusted || pointerType !== 'mouse' || button) return;
    if (!(target instanceof Element) || target.closest(FIELDS)) return;
    held = target.closest(CONTROLS);
    held?.setPointerCapture(pointerId);
    press = event;
  });
  addEventListener('pointermove', ({ clientX, clientY, pointerId }: PointerEvent) => {
    if (!press || Math.hypot(clientX - press.clientX, clientY - press.clientY) < SLACK_PX) return;
    held?.releasePointerCapture(pointerId);
    press = undefined;
  });
}
