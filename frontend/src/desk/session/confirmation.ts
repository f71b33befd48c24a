import { SharedValue, useSharedValue } from './shared-value.js';

/** A refused call that waits for the password. */
interface Waiting {
  /** Repeats the call. */
  proceed: () => void;
  giveUp: () => void;
}

const waiting = new SharedValue<readonly Waiting[]>([]);

/** Asks for the password; true once it was confirmed, false if the question was closed. */
export function askForPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.set([...waiting.get(), { proceed: () => resolve(true), giveUp: () => resolve(false) }]);
  });
}

/** Ends the question for every call that waits. */
export function answerConfirmation(confirmed: boolean): void {
  const asked = waiting.get();
  waiting.set([]);
  for (const { proceed, giveUp } of asked) (confirmed ? proceed : giveUp)();
}

/** Whether a call waits for the password. */
export function useIsAsked(): boolean {
  return useSharedValue(waiting).length > 0;
}
