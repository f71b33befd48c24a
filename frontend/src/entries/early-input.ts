import { lasting } from './lasting.js';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Entry = string | boolean;

const CONTROLS = 'input:not([type=hidden], [type=file], [type=submit]), select, textarea';
const EVENTS = ['input', 'change'] as const;

/** Input from before hydration, newest last. */
const entered = new Map<Control, { entry: Entry; find: () => Control | undefined }>();

/** The focused field, its length, and the ends of what is selected in it; an empty selection is the caret. */
let selected: readonly [field: Control, length: number, from: number, to: number] | undefined;

/** Records input before hydration. React does not know it and would reset it with its next render. */
export function keepEarlyInput(): void {
  for (const name of EVENTS) addEventListener(name, note, true);
}

/**
 * Resets every control to its server-rendered state, which React's state corresponds to. Must be called in the commit that hydrates the
 * page; {@link repeatEarlyInput} then repeats the input.
 */
export function withdrawEarlyInput(): void {
  for (const name of EVENTS) removeEventListener(name, note, true);
  const controls = [...document.querySelectorAll<Control>(CONTROLS)];
  // Values that a browser restores cause no event.
  for (const control of controls)
    if (!entered.has(control) && entryOf(control) !== defaultOf(control)) noteControl(control);
  selected = selectionOf(document.activeElement);
  for (const control of controls) enter(control, defaultOf(control));
}

/** Repeats the recorded input, now that event handlers exist. */
export function repeatEarlyInput(): void {
  for (const { entry, find } of entered.values()) {
    const control = find();
    if (!control || entryOf(control) === entry) continue;
    if (isTick(control)) {
      if (control.type === 'checkbox' || entry) control.click();
      continue;
    }
    // React overrides the element's own property to track values, so the prototype's setter is used.
    prototypeSetter(control)?.call(control, entry);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
    restoreSelection(control);
  }
  entered.clear();
}

function note({ target }: Event): void {
  if (target instanceof Element && target.matches(CONTROLS)) noteControl(target as Control);
}

function noteControl(control: Control): void {
  entered.delete(control);
  entered.set(control, { entry: entryOf(control), find: lasting(control) });
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

/** `checked` is set even if unchanged: another radio button of the group may have cleared it, which React does not notice. */
function enter(control: Control, entry: Entry): void {
  if (typeof entry === 'boolean') (control as HTMLInputElement).checked = entry;
  else if (control.value !== entry) control.value = entry;
}

/** Undefined for elements without a selection: choices, dates, numbers. */
function selectionOf(element: Element | null): typeof selected {
  const { value, selectionStart: from, selectionEnd: to } = (element ?? {}) as Partial<HTMLInputElement>;
  return from == null || to == null ? undefined : [element as Control, value!.length, from, to];
}

/** The application may have formatted the text to another length, so places are counted from its end; its start stays its start. */
function restoreSelection(control: Control): void {
  if (!selected || selected[0] !== control) return;
  const [, length, from, to] = selected;
  const grown = control.value.length - length;
  (control as HTMLInputElement).setSelectionRange(from && from + grown, to + grown);
}

function prototypeSetter(control: Control): ((value: Entry) => void) | undefined {
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
}
