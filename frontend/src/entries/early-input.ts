import { lasting } from './lasting.js';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type Entry = string | boolean;

/** Input from before hydration. Passed to entry-client.tsx, so that the script of the shell stays small. */
export interface EarlyInput {
  /** Newest last. */
  entered: Map<Control, { entry: Entry; find: () => Control | undefined }>;
  note: (control: Control) => void;
  entryOf: (control: Control) => Entry;
  /** Selector of the controls that are followed. */
  controls: string;
  stop: () => void;
}

const CONTROLS = 'input:not([type=hidden], [type=file], [type=submit]), select, textarea';
const EVENTS = ['input', 'change'] as const;

/** Records input before hydration. React does not know it and would reset it with its next render. */
export function keepEarlyInput(): EarlyInput {
  const entered: EarlyInput['entered'] = new Map();
  const note = (control: Control): void => {
    entered.delete(control);
    entered.set(control, { entry: entryOf(control), find: lasting(control) });
  };
  const listen = ({ target }: Event): void => {
    if (target instanceof Element && target.matches(CONTROLS)) note(target as Control);
  };
  for (const name of EVENTS) addEventListener(name, listen, true);
  const stop = (): void => {
    for (const name of EVENTS) removeEventListener(name, listen, true);
  };
  return { entered, note, entryOf, controls: CONTROLS, stop };
}

function entryOf(control: Control): Entry {
  return /checkbox|radio/.test(control.type) ? (control as HTMLInputElement).checked : control.value;
}
