import type { Control, EarlyInput, Entry } from './early-input.js';

/** The focused field, its length, and the ends of what is selected in it; an empty selection is the caret. */
type Selected = readonly [field: Control, length: number, from: number, to: number];

/**
 * Resets every control to its server-rendered state, which React's state corresponds to, and repeats the input, now that event handlers exist.
 * Must be called in the commit that hydrates the page.
 */
export function moveEarlyInput(early: EarlyInput): void {
  const { entered, note, entryOf, controls: selector, stop } = early;
  stop();
  const controls = [...document.querySelectorAll<Control>(selector)];
  // Values that a browser restores cause no event.
  for (const control of controls)
    if (!entered.has(control) && entryOf(control) !== defaultOf(control)) note(control);
  const selected = selectionOf(document.activeElement);
  for (const control of controls) enter(control, defaultOf(control));
  // In the task of the commit, so that no input event comes between.
  queueMicrotask(() => repeat(early, selected));
}

function repeat({ entered, entryOf }: EarlyInput, selected: Selected | undefined): void {
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
    if (selected?.[0] === control) restoreSelection(selected);
  }
  entered.clear();
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
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
function selectionOf(element: Element | null): Selected | undefined {
  const { value, selectionStart: from, selectionEnd: to } = (element ?? {}) as Partial<HTMLInputElement>;
  return from == null || to == null ? undefined : [element as Control, value!.length, from, to];
}

/** The application may have formatted the text to another length, so places are counted from its end; its start stays its start. */
function restoreSelection([control, length, from, to]: Selected): void {
  const grown = control.value.length - length;
  (control as HTMLInputElement).setSelectionRange(from && from + grown, to + grown);
}

function prototypeSetter(control: Control): ((value: Entry) => void) | undefined {
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
}
