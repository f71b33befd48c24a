import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  removeOwnProposal,
  sendOwnProposal,
  viewOwnProposal,
  type NoticeContentWire,
  type OwnProposalAnswer,
} from '#common/listings/proposals/proposal-calls.js';
import { PROPOSAL_MESSAGES as MESSAGES } from '#common/listings/proposals/proposal-messages.js';
import { proposalFaults, rebased } from '#common/listings/proposals/proposal.js';
import type { FieldErrors } from '#common/kernel/forms/field-errors.js';
import { ApiError, postJson, readError } from '../../../app/api.js';
import { failureText } from '../../../app/failure-text.js';
import { makeKey } from '../../../app/make-key.js';
import { ownKey, useOwnAnswer } from '../own-queries.js';
import { useSending } from '../use-sending.js';

const CONFLICT = 409;

/** Text that the owner has written, and the content of the notice on which it is based. */
interface Draft {
  base: NoticeContentWire;
  content: NoticeContentWire;
}

/** The proposal of a link: the undecided one, the draft, and the calls, one at a time. */
export function useOwnProposal(token: string) {
  const { data, error, isFetching, refetch, show } = useStoredProposal(token);
  const [draft, setDraft] = useState<Draft>();
  const [faults, setFaults] = useState<FieldErrors>({});
  const [key, setKey] = useState(makeKey);
  const change = useSending<string>();

  const run = (call: (headers: Record<string, string>) => Promise<OwnProposalAnswer>): void =>
    void change.send(
      async () => {
        const answer = await call({ 'idempotency-key': key });
        show(answer);
        setDraft(undefined);
        setKey(makeKey());
        return answer.message;
      },
      async (failure) => {
        if (failure instanceof ApiError) setFaults(failure.fieldErrors);
        if (readError(failure).status !== CONFLICT) return;
        const { data: fresh } = await refetch();
        setDraft((now) => now && fresh && moved(now, fresh));
        setKey(makeKey());
      },
    );
  const start = (next: Draft | undefined): void => {
    setFaults({});
    setDraft(next);
  };

  return {
    answer: data,
    loadProblem: error && !data ? failureText(error, MESSAGES) : '',
    isLoading: isFetching,
    reload: () => void refetch(),
    /** Undefined while nothing is written. */
    draft: draft?.content,
    isWritten: draft !== undefined && JSON.stringify(draft.content) !== JSON.stringify(draft.base),
    faults,
    open: () => data && start({ base: data.actual, content: data.propuesta?.contenido ?? data.actual }),
    close: () => start(undefined),
    write: (changes: Partial<NoticeContentWire>) =>
      start(draft && { ...draft, content: { ...draft.content, ...changes } }),
    send: () => {
      if (!data || !draft) return;
      // What the notice says may have been read again since the form was opened.
      const { base, content } = moved(draft, data);
      const found = proposalFaults({ base, proposed: content }, data);
      setFaults(found);
      if (Object.keys(found).length > 0) return;
      const { version, propuesta } = data;
      const replaced = propuesta ? { idPropuesta: propuesta.idPropuesta } : {};
      const body = { enlace: token, version, ...replaced, ...content };
      run((headers) => postJson(sendOwnProposal, body, { headers }));
    },
    withdraw: (idPropuesta: number) =>
      run((headers) => postJson(removeOwnProposal, { enlace: token, idPropuesta }, { headers })),
    isBusy: change.isBusy,
    done: change.answer ?? '',
    problem: change.error ? failureText(change.error, MESSAGES) : '',
  };
}

/** The last answer of the server. */
function useStoredProposal(token: string) {
  const show = useOwnAnswer(token, 'cambios');
  const query = useQuery({
    queryKey: ownKey(token, 'cambios'),
    queryFn: ({ signal }) => postJson(viewOwnProposal, { enlace: token }, { signal }),
    retryOnMount: true,
  });
  return { ...query, show };
}

export type OwnProposalState = ReturnType<typeof useOwnProposal>;

/** Rebases a draft on the present content of the notice. */
function moved({ base, content }: Draft, { actual }: OwnProposalAnswer): Draft {
  return { base: actual, content: rebased({ base, proposed: content, current: actual }) };
}
