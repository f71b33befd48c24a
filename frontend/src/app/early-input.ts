type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Entry = string | boolean;

const CONTROLS = 'input:not([type=hidden], [type=file], [type=submit]), select, textarea';
const EVENTS = ['input', 'change'] as const;

/** Input from before hydration, newest last. */
const entered = new Map<Control, Entry>();

/** Records what is typed, chosen and ticked before hydration. React does not know of it and would reset it with its next render. */
export function keepEarlyInput(): void {
  for (const name of EVENTS) addEventListener(name, note, true);
}

/**
 * Resets every control to its server-rendered state, which React's state corresponds to. Must be called in the commit that hydrates the
 * page; {@link repeatEarlyInput} then repeats the input.
 */
export function withdrawEarlyInput(): void {
  for (const name of EVENTS) {
    removeEventListener(name, note, true);
    addEventListener(name, prefer, true);
  }
  const controls = [...document.querySelectorAll<Control>(CONTROLS)];
  // Values that a browser restores cause no event.
  for (const control of controls)
    if (!entered.has(control) && entryOf(control) !== defaultOf(control)) noteControl(control);
  for (const control of controls) enter(control, defaultOf(control));
}

/** Repeats the recorded input, now that event handlers exist. Controls that were changed after {@link withdrawEarlyInput} keep that change. */
export function repeatEarlyInput(): void {
  for (const name of EVENTS) removeEventListener(name, prefer, true);
  for (const [control, entry] of entered) {
    if (!control.isConnected || entryOf(control) === entry) continue;
    if (isTick(control)) {
      if (control.type === 'checkbox' || entry) control.click();
      continue;
    }
    const caret = document.activeElement === control ? caretOf(control) : null;
    // React overrides the element's own property to track values, so the prototype's setter is used.
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

/** Input between withdrawal and repetition reached the application and is newer than what was recorded. */
function prefer({ target, type }: Event): void {
  const control = target as Control;
  if (control.type === 'radio') {
    for (const other of entered.keys())
      if (other.type === 'radio' && other.name === control.name) entered.delete(other);
    return;
  }
  const entry = entered.get(control);
  if (entry === undefined) return;
  // The visitor toggled the recorded state, not the withdrawn one.
  if (control.type !== 'checkbox') entered.delete(control);
  else if (type === 'change') entered.set(control, !entry);
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

/** Set even if unchanged: a radio button may have lost its state to another of its group, which React does not notice. */
function enter(control: Control, entry: Entry): void {
  if (typeof entry === 'boolean') (control as HTMLInputElement).checked = entry;
  else if (control.value !== entry) control.value = entry;
}

/** Null for fields without a caret: dates, numbers. */
function caretOf(control: Control): number | null {
  return control instanceof HTMLSelectElement ? null : control.selectionStart;
}

function prototypeSetter(control: Control): ((value: Entry) => void) | undefined {
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
}
