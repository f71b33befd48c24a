import { useState } from 'react';

export interface Sending<Answer> {
  answer?: Answer;
  error?: unknown;
  isBusy: boolean;
}

const IDLE = { isBusy: false };

/** State of calls that are made one at a time. Not `useMutation`, whose code every public page would load. */
export function useSending<Answer>() {
  const [state, setState] = useState<Sending<Answer>>(IDLE);
  /** Ignored while another call is under way. `afterFailure` runs before the failure is shown. */
  const send = async (call: () => Promise<Answer>, afterFailure?: (error: unknown) => unknown) => {
    if (state.isBusy) return;
    setState({ isBusy: true });
    try {
      const answer = await call();
      setState({ isBusy: false, answer });
    } catch (error) {
      await afterFailure?.(error);
      setState({ isBusy: false, error });
    }
  };
  return { ...state, send };
}
