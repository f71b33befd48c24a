import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { listAudit } from '#common/accounts/audit/audit-calls.js';
import { USUAL_DESK_MESSAGES } from '#common/kernel/forms/usual-messages.js';
import { failureText, type FailureTexts } from '../../app/failure-text.js';
import { isOf } from './queries-of.js';
import { notify } from '../frame/notifications.js';

interface Action<Input, Answer> {
  call: (input: Input) => Promise<Answer>;
  /** Of a failure; the usual ones by default. */
  texts?: FailureTexts;
  /** Success notification; none if undefined. */
  done?: (answer: Answer, input: Input) => string | undefined;
  /** Calls whose queries are invalidated, besides the audit trail, which records most actions. */
  refreshes: Parameters<typeof isOf>[0] | 'everything';
  /** What the button 'Deshacer' of the success notification does; without it, there is none. */
  undo?: (answer: Answer) => (() => void) | undefined;
  onDone?: (answer: Answer, input: Input) => void;
  /** Handles an error itself instead of a notification; returns true if it has. */
  onFail?: (error: unknown, input: Input) => boolean;
  /** Runs of actions with the same queue follow each other; without one, a run during another is ignored. */
  queue?: string;
}

/** An action that changes data: one run at a time, with a notification and invalidation. */
export function useAction<Input, Answer>(action: Action<Input, Answer>) {
  const queries = useQueryClient();
  // Not the state of a render: callbacks such as 'Deshacer' are kept from a render in which the action was under way.
  const underWay = useRef(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: action.call,
    ...(action.queue !== undefined && { scope: { id: action.queue } }),
    onSuccess: async (answer, input) => {
      const text = action.done?.(answer, input);
      const undo = action.undo?.(answer);
      if (text) notify('done', text, undo && { label: 'Deshacer', run: undo });
      action.onDone?.(answer, input);
      const { refreshes } = action;
      await queries.invalidateQueries(
        refreshes === 'everything' ? {} : { predicate: isOf([listAudit, ...refreshes]) },
      );
    },
    onError: (error, input) => {
      if (action.onFail?.(error, input)) return;
      notify('failed', failureText(error, action.texts ?? USUAL_DESK_MESSAGES));
    },
    onSettled: () => {
      underWay.current = false;
    },
  });
  return {
    busy: isPending,
    /** Argument of the current or last run. */
    input: variables,
    run: (input: Input): void => {
      if (underWay.current && action.queue === undefined) return;
      underWay.current = true;
      mutate(input);
    },
  };
}
