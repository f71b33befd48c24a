import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LIFECYCLE_MESSAGES } from '#common/listings/review/decision-messages.js';
import { SECTION_MESSAGES } from '#common/listings/editing/section-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import type { AdminListingAnswer, AdminListingWire } from '#common/listings/desk/desk-calls.js';
import { readError } from '../../../app/api.js';
import { postAdmin, readAdmin } from '../../data/admin-api.js';
import { adminQueries, refreshLists } from '../../data/listing-queries.js';
import { decisionFault, type DecisionFault, type MoveDecision } from './decisions.js';

export interface Decide<Answer, Input> {
  decide: (input: Input) => void;
  busy: boolean;
  answer: Answer | undefined;
  fault: DecisionFault | undefined;
  reset: () => void;
}

export interface DecideOptions<Answer, Input> {
  send: (input: Input) => Promise<Answer>;
  onDone?: (answer: Answer) => void;
  /** Leaves the notice, unless the operator has left it meanwhile. */
  goOn: () => void;
  texts: { failed: string; unreachable: string };
}

/** Runs one decision at a time; presses during a run have no effect. */
export function useDecide<Answer, Input>({
  send,
  onDone,
  goOn,
  texts,
}: DecideOptions<Answer, Input>): Decide<Answer, Input> {
  const queries = useQueryClient();
  const underWay = useRef(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      onDone?.(answer);
      if (isShown.current) goOn();
      await refreshLists(queries);
    },
    onSettled: () => {
      underWay.current = false;
    },
  });
  return {
    decide: (input) => {
      if (underWay.current) return;
      underWay.current = true;
      mutate(input);
    },
    busy: isPending,
    answer: data,
    fault: error ? decisionFault(readError(error), texts) : undefined,
    reset,
  };
}

/** The listing as shown when the operator decided. */
export type Seen = Pick<AdminListingWire, 'idInmuebles' | 'version'>;

/** Mover a Pendiente, Dar de Baja, Volver a Alta. */
export function useMove(
  move: MoveDecision,
  { onDone, goOn }: Pick<DecideOptions<SimpleAnswer, Seen>, 'onDone' | 'goOn'>,
): Decide<SimpleAnswer, Seen> {
  return useDecide({
    send: ({ idInmuebles, version }) => postAdmin(move.call, { idInmueble: idInmuebles, version }),
    onDone,
    goOn,
    texts: { failed: move.failed, unreachable: SECTION_MESSAGES.unreachable },
  });
}

interface FreshCheck {
  /** Starts a check; `fault` then says why the listing cannot be approved as shown. */
  start: () => void;
  /** Aborts the check. */
  stop: () => void;
  fault: DecisionFault | undefined;
}

/**
 * Checks that a pending listing can still be approved as shown, while the operator is asked to confirm. Approving does not wait for the
 * result, because the server checks again. If another operator has changed the listing, the page shows the changes.
 */
export function useFreshCheck({ idInmuebles, version }: Seen): FreshCheck {
  const queries = useQueryClient();
  const [fault, setFault] = useState<DecisionFault>();
  const running = useRef<AbortController>(undefined);
  const ask = async (signal: AbortSignal): Promise<void> => {
    const { queryKey } = adminQueries.detail('pendiente', idInmuebles);
    try {
      const fresh = (await readAdmin(queryKey[0], signal)) as AdminListingAnswer;
      if (signal.aborted || fresh.inmueble.version === version) return;
      queries.setQueryData(queryKey, fresh);
      setFault({ text: LIFECYCLE_MESSAGES.changedMeanwhile, isOutdated: false });
    } catch (error) {
      if (signal.aborted) return;
      const { approveFailed: failed, approveUnreachable: unreachable } = LIFECYCLE_MESSAGES;
      setFault(decisionFault(readError(error), { failed, unreachable }));
    }
  };
  const stop = (): void => running.current?.abort();
  const start = (): void => {
    stop();
    setFault(undefined);
    running.current = new AbortController();
    void ask(running.current.signal);
  };
  return { start, stop, fault };
}
