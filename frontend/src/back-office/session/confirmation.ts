import { useSyncExternalStore } from 'react';

/** A refused call that waits for the password. */
interface Waiting {
  /** Repeats the call. */
  proceed: () => void;
  giveUp: () => void;
}

let waiting: readonly Waiting[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Waiting[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Asks for the password; true once it was confirmed, false if the question was closed. */
export function askForPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    set([...waiting, { proceed: () => resolve(true), giveUp: () => resolve(false) }]);
  });
}

/** Ends the question for every call that waits. */
export function answerConfirmation(confirmed: boolean): void {
  const asked = waiting;
  set([]);
  for (const { proceed, giveUp } of asked) (confirmed ? proceed : giveUp)();
}

/** Whether a call waits for the password. */
export function useIsAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.length > 0,
  );
}
