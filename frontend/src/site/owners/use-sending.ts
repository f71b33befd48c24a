import { useState } from 'react';
import { NO_CONNECTION, readError } from '../../app/api.js';

export interface Sending<Answer> {
  answer?: Answer;
  error?: unknown;
  isBusy: boolean;
}

const IDLE = { isBusy: false };

/** State of calls that are made one at a time. Not `useMutation`, whose code every public page would load. */
export function useSending<Answer>() {
  const [state, setState] = useState<Sending<Answer>>(IDLE);
  /**
   * Ignored while another call is under way, which includes what `afterFailure` does. After a failure of the connection, it is not called: what
   * it would read is not there either.
   */
  const send = async (call: () => Promise<Answer>, afterFailure?: (error: unknown) => unknown) => {
    if (state.isBusy) return;
    setState({ isBusy: true });
    try {
      const answer = await call();
      setState({ isBusy: false, answer });
    } catch (error) {
      setState({ isBusy: true, error });
      if (readError(error).status !== NO_CONNECTION) await afterFailure?.(error);
      setState({ isBusy: false, error });
    }
  };
  return { ...state, send };
}
