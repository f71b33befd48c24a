const CONTROLS = 'input, select, textarea';

/**
 * Focuses a control, or the first one in a place, in the middle of the window. What is folded around it is opened.
 * @returns false if there is none
 */
export function goToField(place: HTMLElement | null | undefined): boolean {
  const control = place?.matches(CONTROLS) ? place : place?.querySelector<HTMLElement>(CONTROLS);
  if (!control) return false;
  const folded = control.closest('details');
  if (folded) folded.open = true;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
  return true;
}
