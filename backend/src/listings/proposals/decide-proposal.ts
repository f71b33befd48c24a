import { Injectable } from '@nestjs/common';
import { PROPOSAL_MESSAGES } from '#common/listings/proposals/proposal-messages.js';
import { CONDITION_MESSAGES } from '#common/listings/conditions/condition-messages.js';
import { contentChange } from './content-change.js';
import {
  isSamePart,
  mayPropose,
  partLabel,
  proposalFaults,
  PROPOSED_TEXTS,
  proposedChanges,
  withPrices,
} from '#common/listings/proposals/proposal.js';
import { OPERATIONS } from '#common/kernel/operations.js';
import type {
  NoticeContentWire,
  ProposalDecision,
  ProposalWire,
} from '#common/listings/proposals/proposal-calls.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Problem } from '#platform/process/problem.js';
import type { Listing } from '../core/listing.entity.js';
import { NoticeContents } from '../core/notice-contents.js';
import { Proposals, type Proposal } from './proposals.js';
import { ListingEdits, type Edit } from '../editing/listing-edits.js';
import { PublishedContent } from './published-content.js';
import { ProposalMail } from './proposal-mail.js';

export type Decided = 'published' | 'partly' | 'refused';

type Decision = Pick<
  ProposalDecision,
  'idPropuesta' | 'textos' | 'precios' | 'condiciones' | 'medidas' | 'motivo'
>;
type Changes = Pick<ProposalWire, 'textos' | 'precios' | 'condiciones' | 'medidas'>;

/** The operator's decision on changes that an owner has proposed (docs/decisions/0067). */
@Injectable()
export class DecideProposal {
  constructor(
    private readonly edits: ListingEdits,
    private readonly proposals: Proposals,
    private readonly contents: NoticeContents,
    private readonly publishing: PublishedContent,
    private readonly mail: ProposalMail,
  ) {}

  /**
   * Publishes the named changes with the given values, refuses the others, and notifies the owner.
   * @throws Problem 'not-found' if that proposal does not wait, 'conflict' if the notice has changed or is no longer public, 'invalid' for
   * values that a publication could not have, for what was not proposed, and without a reason for what is refused
   */
  async execute(
    listingId: number,
    { administratorId, version, decision }: { administratorId: number; version: number; decision: Decision },
  ): Promise<Decided> {
    const { textos, precios, condiciones, medidas } = decision;
    const publishes = textos.length + precios.length > 0 || condiciones === true || medidas === true;
    const section = decision.precios.length > 0 ? ('prices' as const) : ('property' as const);
    const action = publishes ? ('listing.proposal.publish' as const) : ('listing.proposal.refuse' as const);
    const request = { listingId, administratorId, version, section, action, keepsVersion: !publishes };
    return this.edits.apply(request, async (tx, listing) => {
      const proposal = await this.proposals.waiting(tx, listingId);
      if (proposal?.id !== decision.idPropuesta) throw Problem.notFound(PROPOSAL_MESSAGES.replaced);
      if (publishes && !mayPropose(listing)) throw Problem.conflict(PROPOSAL_MESSAGES.notOpen);
      return this.decide(tx, { listing, proposal, decision });
    });
  }

  private async decide(
    tx: Transaction,
    { listing, proposal, decision }: { listing: Listing; proposal: Proposal; decision: Decision },
  ): Promise<Edit<Decided>> {
    const current = await this.contents.of(tx, listing);
    const changes = proposedChanges({ ...proposal, current });
    assertProposed(decision, changes);
    const { published, refused } = labelsOf(decision, changes);
    const reason = decision.motivo.trim();
    if (refused.length > 0 && !reason) throw Problem.invalid({ motivo: [PROPOSAL_MESSAGES.reasonRequired] });
    const after =
      published.length > 0 ? await this.publish(tx, { listing, current, decision, changes }) : current;
    const outcome = { published, refused, reason: refused.length > 0 ? reason : '' };
    await this.proposals.decide(tx, proposal.id, outcome);
    await this.mail.post(tx, { listing, proposalId: proposal.id });
    const result = refused.length === 0 ? 'published' : published.length > 0 ? 'partly' : 'refused';
    const changed = contentChange(current, after);
    return { before: changed.before, after: { ...changed.after, ...outcome }, result };
  }

  private async publish(
    tx: Transaction,
    {
      listing,
      current,
      decision,
      changes,
    }: { listing: Listing; current: NoticeContentWire; decision: Decision; changes: Changes },
  ): Promise<NoticeContentWire> {
    const content = contentAfter(current, decision, changes);
    const kind = { operacion: OPERATIONS[listing.operation].name, idTipoVivienda: listing.propertyType };
    const faults = proposalFaults({ base: current, proposed: content }, kind);
    if (Object.keys(faults).length > 0) throw Problem.invalid(faults, Object.values(faults).flat().join(' '));
    await this.publishing.write(tx, listing, { current, content });
    return content;
  }
}

/** The notice after the decision. */
function contentAfter(
  current: NoticeContentWire,
  { textos, precios, condiciones, medidas }: Decision,
  changes: Changes,
): NoticeContentWire {
  const prices = precios.map(({ periodo, fraccion, monto, tipo_moneda }) => ({
    periodo,
    fraccion,
    propuesto: monto === '' ? null : { monto, tipo_moneda },
  }));
  return {
    ...current,
    ...Object.fromEntries(textos.map(({ campo, valor }) => [campo, valor.trim()])),
    precios: withPrices(current.precios, prices),
    ...(condiciones && changes.condiciones ? { condiciones: changes.condiciones.propuesto } : {}),
    ...(medidas && changes.medidas ? { medidas: changes.medidas.propuesto } : {}),
  };
}

/** Refuses decisions on changes that were not proposed, and two decisions on the same change. */
function assertProposed({ textos, precios, condiciones, medidas }: Decision, changes: Changes): void {
  const isProposed =
    (!condiciones || changes.condiciones !== null) &&
    (!medidas || changes.medidas !== null) &&
    textos.every(({ campo }) => changes.textos.some((change) => change.campo === campo)) &&
    precios.every((price) => changes.precios.some((change) => isSamePart(change, price)));
  const places = [
    ...textos.map(({ campo }) => campo),
    ...precios.map(({ periodo, fraccion }) => `${periodo} ${fraccion}`),
  ];
  if (!isProposed || new Set(places).size < places.length)
    throw Problem.invalid({ precios: [ERROR_MESSAGES.invalid] });
}

/** Display names of what is published and of what is refused. */
function labelsOf(
  { textos, precios, condiciones, medidas }: Decision,
  changes: Changes,
): { published: string[]; refused: string[] } {
  const named = [
    ...changes.textos.map(({ campo }) => ({
      label: PROPOSED_TEXTS[campo],
      isPublished: textos.some((text) => text.campo === campo),
    })),
    ...changes.precios.map((change) => ({
      label: partLabel(change),
      isPublished: precios.some((price) => isSamePart(price, change)),
    })),
    ...(changes.condiciones ? [{ label: CONDITION_MESSAGES.title, isPublished: condiciones === true }] : []),
    ...(changes.medidas ? [{ label: PROPOSAL_MESSAGES.measures, isPublished: medidas === true }] : []),
  ];
  const labels = (isPublished: boolean): string[] =>
    named.filter((one) => one.isPublished === isPublished).map(({ label }) => label);
  return { published: labels(true), refused: labels(false) };
}
