import { useRef } from 'react';
import { makeKey } from './make-key.js';

/**
 * Idempotency key of an action whose answer may be lost: the same content keeps its key until the action is known to be done, so that a
 * second press repeats the first and does nothing else.
 */
export function useRepetitionKey() {
  const open = useRef<{ content: string; key: string }>(undefined);
  return {
    headersFor: (body: object): { 'idempotency-key': string } => {
      const content = JSON.stringify(body);
      if (open.current?.content !== content) open.current = { content, key: makeKey() };
      return { 'idempotency-key': open.current.key };
    },
    /** The action is done: the next one is another, even with the same content. */
    done: (): void => {
      open.current = undefined;
    },
  };
}
