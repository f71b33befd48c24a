import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { photosArePublic } from '#common/rules/contract.js';
import type { ListingSheetAnswer } from '#common/wire/listings.js';
import { presentSheet } from '../http/presenters/sheet.presenter.js';
import { ListingPartsQuery } from './listing-parts.js';
import { presentStats } from './public-cards.js';

/** All that the public sheet of a listing shows. */
@Injectable()
export class ListingSheet {
  constructor(
    private readonly database: DataSource,
    private readonly parts: ListingPartsQuery,
  ) {}

  /** Throws a Problem 'not-found' for a code that nobody may see. */
  async execute(code: string): Promise<ListingSheetAnswer> {
    const parts = await this.parts.find(this.database.manager, { code }, 'active');
    const images = photosArePublic(parts.contract)
      ? parts.images.filter(({ status }) => status === 'ready')
      : [];
    const [stats] = await this.database.query('SELECT * FROM listing_stats WHERE listing_id = $1', [
      parts.listing.id,
    ]);
    return presentSheet({ ...parts, images }, presentStats(stats ?? {}));
  }
}
