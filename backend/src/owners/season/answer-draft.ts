import { Injectable } from '@nestjs/common';
import { ROLLOVER_MESSAGES } from '#common/owners/renewal/rollover-messages.js';
import { mayPropose } from '#common/listings/proposals/proposal.js';
import { mayAnswer, type DraftState } from '#common/owners/renewal/rollover.js';
import type { AuditAction } from '#common/accounts/audit/audit-actions.js';
import type { ProposedPriceWire } from '#common/listings/proposals/proposal-calls.js';
import type { SeasonReply } from '#common/owners/renewal/rollover-calls.js';
import { Outbox } from '#platform/events/outbox.js';
import { Problem } from '#platform/process/problem.js';
import { hasSeasonLapsed, ListingEdits, returnToSeason, type Edit } from '../../listings/public.js';
import { Rollovers } from './rollovers.js';
import { DraftPrices } from './draft-prices.js';

interface OwnersReply {
  draftId: number;
  /** Version of the notice that the owner saw. */
  version: number;
  reply: SeasonReply;
  /** With 'cambiar': the prices that the owner wants. */
  prices: readonly ProposedPriceWire[];
}

const RECORDED = {
  confirmar: { action: 'owner.season.confirm', state: 'confirmed' },
  cambiar: { action: 'owner.season.change', state: 'changed' },
  rechazar: { action: 'owner.season.decline', state: 'declined' },
} as const satisfies Record<SeasonReply, { action: AuditAction; state: DraftState }>;

/** The answer of an owner to the proposed prices of the season, by the procedure of every edit. */
@Injectable()
export class AnswerDraft {
  constructor(
    private readonly edits: ListingEdits,
    private readonly rollovers: Rollovers,
    private readonly prices: DraftPrices,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Confirmed prices are published at once; others wait for the operator as every proposal of an owner does. Any
   * answer brings a lapsed notice back to the search.
   * @throws Problem 'conflict' if the notice has changed since the owner saw it, if it is withdrawn, or if the draft was answered or
   * cancelled; 'invalid' for other prices that a publication could not have
   */
  async execute(listingId: number, { draftId, version, reply, prices }: OwnersReply): Promise<void> {
    const { action, state } = RECORDED[reply];
    const request = { listingId, administratorId: null, section: 'prices' as const, action, version };
    await this.edits.apply(request, async (tx, listing): Promise<Edit<undefined>> => {
      const draft = await this.rollovers.lastOf(tx, listingId);
      if (draft?.id !== draftId || !mayAnswer(draft.state))
        throw Problem.conflict(ROLLOVER_MESSAGES.answered);
      if (!mayPropose(listing) && !hasSeasonLapsed(listing)) throw Problem.conflict(ROLLOVER_MESSAGES.closed);
      if (!(await this.rollovers.answer(tx, draftId, state)))
        throw Problem.conflict(ROLLOVER_MESSAGES.answered);
      await this.outbox.record(tx, ...returnToSeason(listing));
      if (reply === 'confirmar') return this.prices.publish(tx, listing, draft);
      if (reply === 'cambiar') await this.prices.propose(tx, listing, prices);
      return { before: {}, after: {}, result: undefined };
    });
  }
}
