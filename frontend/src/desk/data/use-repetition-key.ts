import { useRef } from 'react';
import type { StoredDraft } from '../../app/stored-draft.js';
import { makeKey } from '../../app/make-key.js';

/** An action whose answer is not known. */
export interface OpenAction {
  content: string;
  key: string;
}

/**
 * Idempotency key of an action whose answer may be lost: the same content keeps its key until the action is known to be done, so that a
 * second press repeats the first and does nothing else.
 * @param kept where the key survives a reload
 */
export function useRepetitionKey(kept?: StoredDraft<OpenAction>) {
  const open = useRef<OpenAction>(undefined);
  return {
    headersFor: (body: object): { 'idempotency-key': string } => {
      const content = JSON.stringify(body);
      open.current ??= kept?.read();
      if (open.current?.content !== content) open.current = { content, key: makeKey() };
      kept?.write(open.current);
      return { 'idempotency-key': open.current.key };
    },
    /** The action is done: the next one is another, even with the same content. */
    done: (): void => {
      open.current = undefined;
      kept?.forget();
    },
  };
}
