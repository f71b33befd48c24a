import type { FieldErrors } from '#common/kernel/forms/field-errors.js';

/** Focuses the first field of a form with a fault, which the form itself or the server has found. */
export function focusFault(form: HTMLElement, faults: FieldErrors): void {
  const places = Object.keys(faults).map((name) => `[name=${JSON.stringify(name)}]`);
  if (places.length > 0) form.querySelector<HTMLElement>(places.join())?.focus();
}
