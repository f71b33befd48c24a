import { Injectable } from '@nestjs/common';
import { ROLLOVER_MESSAGES } from '#common/owners/renewal/rollover-messages.js';
import { proposalFaults, proposedChanges, rebased, withPrices } from '#common/listings/proposals/proposal.js';
import { OPERATIONS } from '#common/kernel/operations.js';
import type { ProposedPriceWire } from '#common/listings/proposals/proposal-calls.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Problem } from '#platform/process/problem.js';
import { contentOf, Proposals, PublishedContent, type Edit, type Listing } from '../../listings/public.js';
import { Prices } from '../../pricing/public.js';
import type { Draft } from './rollovers.js';
import { seasonChanges } from './season-changes.js';

/** Applies an owner's answer to the prices of a locked notice. */
@Injectable()
export class DraftPrices {
  constructor(
    private readonly prices: Prices,
    private readonly publishing: PublishedContent,
    private readonly proposals: Proposals,
  ) {}

  /**
   * Publishes the prices of a draft. Prices that the operator has added since stay.
   * @returns the prices before and after
   */
  async publish(tx: Transaction, listing: Listing, draft: Draft): Promise<Edit<undefined>> {
    const before = await this.prices.of(tx, listing.id);
    const current = contentOf(listing, before);
    const precios = withPrices(current.precios, seasonChanges(draft, current.precios));
    await this.publishing.write(tx, listing, { current, content: { ...current, precios } });
    const after = await this.prices.of(tx, listing.id);
    return { before: { prices: before }, after: { prices: after }, result: undefined };
  }

  /**
   * Proposes the owner's prices to the operator. They replace the prices of a waiting proposal; its texts stay.
   * @throws Problem 'invalid' for prices that a publication could not have, and for the present ones
   */
  async propose(tx: Transaction, listing: Listing, wanted: readonly ProposedPriceWire[]): Promise<void> {
    const current = contentOf(listing, await this.prices.of(tx, listing.id));
    const waiting = await this.proposals.waiting(tx, listing.id);
    const texts = waiting ? rebased({ ...waiting, current }) : current;
    const proposed = { ...texts, precios: [...wanted] };
    const isSame = proposedChanges({ base: current, proposed, current }).precios.length === 0;
    if (isSame) throw Problem.invalid({ precios: [ROLLOVER_MESSAGES.same] }, ROLLOVER_MESSAGES.same);
    const kind = { operacion: OPERATIONS[listing.operation].name, idTipoVivienda: listing.propertyType };
    const faults = proposalFaults({ base: current, proposed }, kind);
    if (Object.keys(faults).length > 0) throw Problem.invalid(faults, Object.values(faults).flat().join(' '));
    await this.proposals.replace(tx, listing.id, { base: current, proposed });
  }
}
