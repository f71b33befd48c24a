import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { LIFECYCLE_MESSAGES, SECTION_MESSAGES } from '#common/messages/admin.js';
import type { ApprovalAnswer, SimpleAnswer } from '#common/wire/admin.js';
import { readError } from '../../app/api.js';
import { postAdmin } from '../data/admin-api.js';
import { refreshLists } from '../data/listing-queries.js';
import { decisionFault, type DecisionFault, type MoveDecision } from './decisions.js';

interface Decide<Answer, Input> {
  decide: (input: Input) => void;
  busy: boolean;
  answer: Answer | undefined;
  fault: DecisionFault | undefined;
  reset: () => void;
}

interface DecideOptions<Answer, Input> {
  send: (input: Input) => Promise<Answer>;
  onDone?: (answer: Answer) => void;
  texts: { failed: string; unreachable: string };
}

/** One decision at a time: a second press while the first is under way does nothing. */
function useDecide<Answer, Input>({
  send,
  onDone,
  texts,
}: DecideOptions<Answer, Input>): Decide<Answer, Input> {
  const queries = useQueryClient();
  const underWay = useRef(false);
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      onDone?.(answer);
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

/** Rechazar, Mover a Pendiente, Dar de Baja, Volver a Alta. */
export function useMove(move: MoveDecision, onDone: () => void): Decide<SimpleAnswer, number> {
  return useDecide({
    send: (idInmueble) => postAdmin<SimpleAnswer>(`/api/inmueble/${move.call}`, { idInmueble }),
    onDone,
    texts: { failed: move.failed, unreachable: SECTION_MESSAGES.unreachable },
  });
}

/** Dar de Alta, featured or not. */
export function useApprove(): Decide<ApprovalAnswer, { id: number; featured: boolean }> {
  return useDecide({
    send: ({ id, featured }) =>
      postAdmin<ApprovalAnswer>('/api/inmueble/crear/altaInmueble', {
        idInmueble: id,
        destacado: featured ? 1 : 0,
      }),
    texts: { failed: LIFECYCLE_MESSAGES.approveFailed, unreachable: LIFECYCLE_MESSAGES.approveUnreachable },
  });
}
