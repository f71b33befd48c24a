import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { mayPropose, withPrices } from '#common/listings/proposals/proposal.js';
import { mayAnswer } from '#common/owners/renewal/rollover.js';
import type { ListingStatus } from '#common/listings/listing-status.js';
import type { OwnSeasonWire } from '#common/owners/renewal/rollover-calls.js';
import { oneRow } from '#platform/database/rows.js';
import { proposedPrices } from '../../listings/public.js';
import { Prices } from '../../pricing/public.js';
import { Rollovers } from './rollovers.js';
import { STATE_NAMES } from './state-names.js';
import { seasonChanges } from './season-changes.js';

/** The prices that are proposed for a notice, as its owner sees them. */
@Injectable()
export class OwnSeason {
  constructor(
    private readonly database: DataSource,
    private readonly prices: Prices,
    private readonly rollovers: Rollovers,
  ) {}

  /** @returns null for a notice that is in no roll-over */
  async of(listingId: number): Promise<OwnSeasonWire | null> {
    const { manager } = this.database;
    const draft = await this.rollovers.lastOf(manager, listingId);
    if (!draft) return null;
    const listing = await oneRow<{
      status: ListingStatus;
      version: number;
      pausedAt: Date | null;
      hasSeasonLapsed: boolean;
    }>(
      manager,
      `SELECT status, version, paused_at AS "pausedAt",
              EXISTS (SELECT FROM offered_lapsed_listings u WHERE u.listing_id = l.id) AS "hasSeasonLapsed"
       FROM offered_listings l WHERE id = $1`,
      [listingId],
    );
    const current = proposedPrices(await this.prices.of(manager, listingId));
    const cambios = seasonChanges(draft, current);
    return {
      idBorrador: draft.id,
      hasta: draft.lastDay,
      respuesta: STATE_NAMES[draft.state],
      puedeResponder: mayAnswer(draft.state) && (mayPropose(listing) || listing.hasSeasonLapsed),
      version: listing.version,
      cambios,
      precios: withPrices(current, cambios),
    };
  }
}
