import { useState } from 'react';
import type { StoredDraft } from '../../app/stored-draft.js';

export interface StoredInput<T> {
  value: T;
  /** There was a draft. */
  isRestored: boolean;
  /** Changes the input and its draft. The start value needs no draft. */
  set: (next: T) => void;
  /** The input was sent or given up; it stays on the screen until it is set. */
  forget: () => void;
}

/**
 * Input that is kept as a draft until it is sent. The draft is written by the event that changes the input, because an effect would not
 * run if the same event removes the form from the screen, or if the answer arrives after that.
 */
export function useStoredInput<T>(open: () => StoredDraft<T>, start: T): StoredInput<T> {
  const [draft] = useState(open);
  const [kept] = useState(() => draft.read());
  const [value, setValue] = useState(() => kept ?? start);
  const set = (next: T): void => {
    setValue(next);
    if (JSON.stringify(next) === JSON.stringify(start)) draft.forget();
    else draft.write(next);
  };
  return { value, isRestored: kept !== undefined, set, forget: () => draft.forget() };
}
