import { useState } from 'react';
import {
  decideProposal,
  type ProposalDecision,
  type ProposalWire,
} from '#common/listings/proposals/proposal-calls.js';
import { viewToday } from '#common/stats/today-calls.js';
import type { FieldErrors } from '#common/kernel/forms/field-errors.js';
import { PROPOSAL_MESSAGES } from '#common/listings/proposals/proposal-messages.js';
import { partLabel } from '#common/listings/proposals/proposal.js';
import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import { ApiError } from '../../../app/api.js';
import { postAdmin } from '../../data/admin-api.js';
import { LISTING_CALLS } from '../../data/listing-queries.js';
import { useAction } from '../../data/use-action.js';

/** The operator's decision on one change. */
export interface ChangeDecision {
  publishes: boolean;
  /** Instead of what was proposed; undefined as long as it was not edited. A price without an amount is removed. */
  text?: string;
  amount?: number | null;
}

/** Key of the decision on the conditions of a stay. */
export const CONDITIONS = 'condiciones';
/** Key of the decision on measures and yes/no attributes. */
export const MEASURES = 'medidas';

/** The decision on each change of a proposal, by its label or field, until it is sent. */
export function useProposalReview({ inmueble }: AdminListingAnswer, proposal: ProposalWire) {
  const [decisions, setDecisions] = useState<Readonly<Record<string, ChangeDecision>>>({});
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<FieldErrors>({});
  const of = (key: string): ChangeDecision => decisions[key] ?? { publishes: true };
  const keys = [
    ...proposal.textos.map(({ campo }) => campo),
    ...proposal.precios.map(partLabel),
    ...(proposal.condiciones ? [CONDITIONS] : []),
    ...(proposal.medidas ? [MEASURES] : []),
  ];
  const refused = keys.filter((key) => !of(key).publishes).length;
  const { busy, run } = useAction({
    call: (body: ProposalDecision) => postAdmin(decideProposal, body),
    done: ({ message }) => message,
    refreshes: [...LISTING_CALLS, viewToday],
    onFail: (error) => {
      const found = error instanceof ApiError ? error.fieldErrors : {};
      setFaults(found);
      return Object.keys(found).length > 0;
    },
  });
  return {
    of,
    change: (key: string, changes: Partial<ChangeDecision>) => {
      setFaults({});
      setDecisions({ ...decisions, [key]: { ...of(key), ...changes } });
    },
    reason,
    setReason: (text: string) => {
      setFaults({});
      setReason(text);
    },
    faults,
    refused,
    published: keys.length - refused,
    busy,
    send: () => {
      if (refused > 0 && !reason.trim()) {
        setFaults({ motivo: [PROPOSAL_MESSAGES.reasonRequired] });
        return;
      }
      run({
        idInmueble: inmueble.idInmuebles,
        version: inmueble.version,
        idPropuesta: proposal.idPropuesta,
        ...publishedValues(proposal, of),
        motivo: reason,
      });
    },
  };
}

export type ProposalReview = ReturnType<typeof useProposalReview>;

function publishedValues(
  { textos, precios, condiciones, medidas }: ProposalWire,
  of: (key: string) => ChangeDecision,
): Pick<ProposalDecision, 'textos' | 'precios' | 'condiciones' | 'medidas'> {
  return {
    condiciones: condiciones !== null && of(CONDITIONS).publishes,
    medidas: medidas !== null && of(MEASURES).publishes,
    textos: textos
      .filter(({ campo }) => of(campo).publishes)
      .map(({ campo, propuesto }) => ({ campo, valor: of(campo).text ?? propuesto })),
    precios: precios
      .filter((change) => of(partLabel(change)).publishes)
      .map((change) => {
        const { periodo, fraccion, propuesto, actual } = change;
        const { amount = propuesto?.monto ?? null } = of(partLabel(change));
        const tipo_moneda = (propuesto ?? actual)!.tipo_moneda;
        return { periodo, fraccion, monto: amount ?? ('' as const), tipo_moneda };
      }),
  };
}
