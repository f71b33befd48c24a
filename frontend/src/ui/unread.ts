/** Attribute of a control whose text was not understood. Its value is empty meanwhile, and no form that contains it is sent. */
export const UNREAD = 'data-sin-leer';

/**
 * Focuses the first control of a place whose text was not understood.
 * @returns false if there is none
 */
export function goToUnread(place: Element | null): boolean {
  const control = place?.querySelector<HTMLElement>(`[${UNREAD}]`);
  control?.closest('details')?.setAttribute('open', '');
  // A field shows its fault once it is left.
  control?.blur();
  control?.focus();
  return Boolean(control);
}

// Before the form's own handler, which React calls at the root.
globalThis.document?.addEventListener(
  'submit',
  (event) => {
    if (!goToUnread(event.target as Element)) return;
    event.preventDefault();
    event.stopPropagation();
  },
  true,
);
