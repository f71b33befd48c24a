import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NO_CONNECTION, readError } from '../../app/api.js';
import { isOf } from './queries-of.js';
import { notice } from '../frame/notices.js';

interface Action<Input, Answer> {
  call: (input: Input) => Promise<Answer>;
  /** What is said when it is done; nothing when undefined. */
  done?: (answer: Answer, input: Input) => string | undefined;
  /** What is said where the server gave no reason. */
  failed: string;
  unreachable: string;
  /** Calls whose answers are asked for again. */
  refreshes: Parameters<typeof isOf>[0];
  onDone?: (answer: Answer, input: Input) => void;
  /** Takes the failure instead of a notice; true when it has. */
  onFail?: (error: unknown, input: Input) => boolean;
}

/** A press that changes something: one at a time, told by a notice, with what it changed read anew. */
export function useAction<Input, Answer>(action: Action<Input, Answer>) {
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: action.call,
    onSuccess: async (answer, input) => {
      const text = action.done?.(answer, input);
      if (text) notice('done', text);
      action.onDone?.(answer, input);
      await queries.invalidateQueries({ predicate: isOf(action.refreshes) });
    },
    onError: (error, input) => {
      if (action.onFail?.(error, input)) return;
      const { status, message } = readError(error);
      notice('failed', status === NO_CONNECTION ? action.unreachable : message || action.failed);
    },
  });
  return {
    busy: isPending,
    /** What is under way, or was last. */
    input: variables,
    run: (input: Input): void => {
      if (!isPending) mutate(input);
    },
  };
}
