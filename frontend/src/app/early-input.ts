type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Entry = string | boolean;

const CONTROLS = 'input:not([type=hidden], [type=file], [type=submit]), select, textarea';
const EVENTS = ['input', 'change'] as const;

/** What was entered before the application works, newest last. */
const entered = new Map<Control, Entry>();

/**
 * Keeps what is typed, chosen and ticked until the application works. React knows nothing of it: its next render would put back
 * what the server had rendered.
 */
export function keepEarlyInput(): void {
  for (const name of EVENTS) addEventListener(name, note, true);
}

/**
 * Puts every control back to what the server rendered, which is what React's state holds. To be called in the commit that hydrates
 * the page; {@link repeatEarlyInput} then enters everything again.
 */
export function withdrawEarlyInput(): void {
  for (const name of EVENTS) removeEventListener(name, note, true);
  const controls = [...document.querySelectorAll<Control>(CONTROLS)];
  // A browser that restores a form fires no event.
  for (const control of controls)
    if (!entered.has(control) && entryOf(control) !== defaultOf(control)) noteControl(control);
  for (const control of controls) enter(control, defaultOf(control));
}

/** Enters again what was entered before, now that somebody listens. */
export function repeatEarlyInput(): void {
  for (const [control, entry] of entered) {
    if (!control.isConnected || entryOf(control) === entry) continue;
    if (isTick(control)) {
      if (control.type === 'checkbox' || entry) control.click();
      continue;
    }
    const caret = document.activeElement === control ? caretOf(control) : null;
    // React compares with what was last set through the element's own property, so that the prototype's is used.
    prototypeSetter(control)?.call(control, entry);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
    if (caret !== null && 'setSelectionRange' in control) control.setSelectionRange(caret, caret);
  }
  entered.clear();
}

function note({ target }: Event): void {
  if (target instanceof Element && target.matches(CONTROLS)) noteControl(target as Control);
}

function noteControl(control: Control): void {
  entered.delete(control);
  entered.set(control, entryOf(control));
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function entryOf(control: Control): Entry {
  return isTick(control) ? control.checked : control.value;
}

function defaultOf(control: Control): Entry {
  if (isTick(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const { options } = control;
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** A tick is set even where it holds: a radio button loses its own to another of its group, of which React does not hear. */
function enter(control: Control, entry: Entry): void {
  if (typeof entry === 'boolean') (control as HTMLInputElement).checked = entry;
  else if (control.value !== entry) control.value = entry;
}

/** Null for kinds of fields that have no caret: dates, numbers. */
function caretOf(control: Control): number | null {
  return control instanceof HTMLSelectElement ? null : control.selectionStart;
}

function prototypeSetter(control: Control): ((value: Entry) => void) | undefined {
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
}
