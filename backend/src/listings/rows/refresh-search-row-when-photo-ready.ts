import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { ReactsTo, type Reaction } from '#platform/events/reaction.js';
import { photoReady, type PhotoEvent } from '../pictures/events.js';
import { ListingsRepository } from '../core/listings.repository.js';
import { SearchRows } from './search-rows.js';

/** Rebuilds the search row of a listing when a photo is ready, because its cards change. */
@Injectable()
@ReactsTo(photoReady, 'refresh-search-row-when-photo-ready')
export class RefreshSearchRowWhenPhotoReady implements Reaction<PhotoEvent> {
  constructor(
    private readonly listings: ListingsRepository,
    private readonly searchRows: SearchRows,
  ) {}

  async react(tx: Transaction, { listingId }: PhotoEvent): Promise<void> {
    if (await this.listings.lock(tx, listingId)) await this.searchRows.refresh(tx, listingId);
  }
}
