import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { approveListing } from '#common/calls/decisions.js';
import { LIFECYCLE_MESSAGES, SECTION_MESSAGES } from '#common/messages/admin.js';
import type {
  AdminListingAnswer,
  AdminListingWire,
  ApprovalAnswer,
  SimpleAnswer,
} from '#common/wire/admin.js';
import { readError } from '../../app/api.js';
import { postAdmin, readAdmin } from '../data/admin-api.js';
import { adminQueries, refreshLists } from '../data/listing-queries.js';
import { decisionFault, type DecisionFault, type MoveDecision } from './decisions.js';

export interface Decide<Answer, Input> {
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

/** Runs one decision at a time; presses during a run have no effect. */
export function useDecide<Answer, Input>({
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

/** The listing as shown when the operator decided. */
export type Seen = Pick<AdminListingWire, 'idInmuebles' | 'version'>;

/** Mover a Pendiente, Dar de Baja, Volver a Alta. */
export function useMove(move: MoveDecision, onDone: () => void): Decide<SimpleAnswer, Seen> {
  return useDecide({
    send: ({ idInmuebles, version }) => postAdmin(move.call, { idInmueble: idInmuebles, version }),
    onDone,
    texts: { failed: move.failed, unreachable: SECTION_MESSAGES.unreachable },
  });
}

/** Dar de Alta, featured or not. */
export function useApprove(): Decide<ApprovalAnswer, Seen & { featured: boolean }> {
  return useDecide({
    send: ({ idInmuebles, version, featured }) =>
      postAdmin(approveListing, {
        idInmueble: idInmuebles,
        version,
        destacado: featured ? 1 : 0,
      }),
    texts: { failed: LIFECYCLE_MESSAGES.approveFailed, unreachable: LIFECYCLE_MESSAGES.approveUnreachable },
  });
}

interface FreshCheck {
  /** Whether the listing is unchanged; `fault` is the reason if not. */
  ask: () => Promise<boolean>;
  busy: boolean;
  fault: DecisionFault | undefined;
  reset: () => void;
}

/**
 * Checks that a pending listing can still be approved as shown, before the operator is asked more. The page shows another operator's
 * changes.
 */
export function useFreshCheck({ idInmuebles, version }: Seen): FreshCheck {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<DecisionFault>();
  const ask = async (): Promise<boolean> => {
    setBusy(true);
    const { queryKey } = adminQueries.detail('pendiente', idInmuebles);
    try {
      const fresh = (await readAdmin(queryKey[0])) as AdminListingAnswer;
      if (fresh.inmueble.version === version) return true;
      queries.setQueryData(queryKey, fresh);
      setFault({ text: LIFECYCLE_MESSAGES.changedMeanwhile, isOutdated: false });
    } catch (error) {
      setFault(
        decisionFault(readError(error), {
          failed: LIFECYCLE_MESSAGES.approveFailed,
          unreachable: LIFECYCLE_MESSAGES.approveUnreachable,
        }),
      );
    } finally {
      setBusy(false);
    }
    return false;
  };
  return { ask, busy, fault, reset: () => setFault(undefined) };
}
