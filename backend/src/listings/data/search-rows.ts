import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { Amenities } from '../../amenities/public.js';
import { Contracts } from '../../contracts/public.js';
import { Photos } from '../../photos/public.js';
import { Prices } from '../../pricing/public.js';
import { buildSearchRow } from '../http/presenters/search-row.presenter.js';
import { Listing } from './listing.entity.js';
import { ListingsRepository } from './listings.repository.js';
import { SearchRow } from './search-row.entity.js';

/** PostgreSQL channel that tells of changed search rows; readers then ask for all after the number they know. */
export const SEARCH_CHANNEL = 'search';

/**
 * Keeps the search row of a listing equal to the listing, in the same transaction: written while it is public, gone
 * otherwise, and in both cases numbered in the feed.
 */
@Injectable()
export class SearchRows {
  constructor(
    private readonly listings: ListingsRepository,
    private readonly contracts: Contracts,
    private readonly prices: Prices,
    private readonly photos: Photos,
    private readonly amenities: Amenities,
  ) {}

  async refresh(tx: Transaction, listingId: number): Promise<void> {
    const listing = await tx.getRepository(Listing).findOneBy({ id: listingId });
    if (listing?.status === 'active') await tx.getRepository(SearchRow).save(await this.build(tx, listing));
    else await tx.getRepository(SearchRow).delete({ listingId });
    await tx.query(
      `WITH tick AS (UPDATE search_clock SET change_number = change_number + 1 RETURNING change_number)
       INSERT INTO search_changes (listing_id, change_number) SELECT $1, change_number FROM tick
       ON CONFLICT (listing_id) DO UPDATE SET change_number = excluded.change_number`,
      [listingId],
    );
    await tx.query(`SELECT pg_notify($1, '')`, [SEARCH_CHANNEL]);
  }

  /** Takes an amenity from every row that has it; each counts as changed. */
  async dropAmenity(tx: Transaction, amenityId: number): Promise<void> {
    await tx.query(
      `WITH changed AS (
         UPDATE search SET amenities = array_remove(amenities, $1) WHERE amenities @> ARRAY[$1::integer] RETURNING listing_id),
       numbered AS (SELECT listing_id, row_number() OVER (ORDER BY listing_id) AS n FROM changed),
       tick AS (UPDATE search_clock SET change_number = change_number + (SELECT count(*) FROM changed) RETURNING change_number)
       INSERT INTO search_changes (listing_id, change_number)
       SELECT listing_id, change_number - (SELECT count(*) FROM changed) + n FROM numbered, tick
       ON CONFLICT (listing_id) DO UPDATE SET change_number = excluded.change_number`,
      [amenityId],
    );
    await tx.query(`SELECT pg_notify($1, '')`, [SEARCH_CHANNEL]);
  }

  private async build(tx: Transaction, listing: Listing): Promise<SearchRow> {
    const contract = await this.contracts.of(tx, listing.id);
    return buildSearchRow({
      listing,
      location: await this.listings.locationOf(tx, listing.id),
      contract,
      prices: await this.prices.of(tx, listing.id),
      images: await this.photos.readyOf(tx, listing.id),
      amenities: await this.amenities.byIds(tx, await this.listings.amenityIdsOf(tx, listing.id)),
    });
  }
}
