import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Transaction } from '#platform/database/transactions.js';
import { Amenity } from '../../amenities/public.js';
import { Contract } from '../../contracts/public.js';
import { Image } from '../../photos/public.js';
import { Price } from '../../pricing/public.js';
import { buildSearchRow } from '../http/presenters/search-row.presenter.js';
import { ListingAmenity } from './listing-amenity.entity.js';
import { Listing } from './listing.entity.js';
import { Location } from './location.entity.js';
import { SearchRow } from './search-row.entity.js';
import { SEARCH_CHANNEL } from './search-rows.js';

/** Listings whose rows are built and written by one set of statements. */
const BATCH = 500;

/** The search rows of many active listings at once, for a change that touches them all (the end of the season). */
@Injectable()
export class SearchRowBatches {
  async refresh(tx: Transaction, activeIds: readonly number[]): Promise<void> {
    for (let at = 0; at < activeIds.length; at += BATCH) {
      const ids = activeIds.slice(at, at + BATCH);
      await tx.getRepository(SearchRow).upsert(await this.build(tx, ids), ['listingId']);
      await tx.query(
        `WITH tick AS (UPDATE search_clock SET change_number = change_number + cardinality($1::int[]) RETURNING change_number)
         INSERT INTO search_changes (listing_id, change_number)
         SELECT id, change_number - cardinality($1::int[]) + position FROM tick, unnest($1::int[]) WITH ORDINALITY AS ids (id, position)
         ON CONFLICT (listing_id) DO UPDATE SET change_number = excluded.change_number`,
        [ids],
      );
    }
    if (activeIds.length > 0) await tx.query(`SELECT pg_notify($1, '')`, [SEARCH_CHANNEL]);
  }

  private async build(tx: Transaction, ids: number[]): Promise<SearchRow[]> {
    const ofThese = { listingId: In(ids) };
    const listings = await tx.getRepository(Listing).findBy({ id: In(ids) });
    const locations = byListing(await tx.getRepository(Location).findBy(ofThese));
    const contracts = byListing(await tx.getRepository(Contract).findBy(ofThese));
    const prices = byListing(
      await tx
        .getRepository(Price)
        .find({ where: ofThese, order: { period: 'ASC', fraction: 'ASC', id: 'ASC' } }),
    );
    const images = byListing(
      await tx
        .getRepository(Image)
        .find({ where: { ...ofThese, status: 'ready' }, order: { position: 'ASC' } }),
    );
    const known = new Map((await tx.getRepository(Amenity).find()).map((amenity) => [amenity.id, amenity]));
    const offered = byListing(
      await tx.getRepository(ListingAmenity).find({ where: ofThese, order: { amenityId: 'ASC' } }),
    );
    return listings.map((listing) =>
      buildSearchRow({
        listing,
        location: locations(listing.id)[0]!,
        contract: contracts(listing.id)[0]!,
        prices: prices(listing.id),
        images: images(listing.id),
        amenities: offered(listing.id).flatMap(({ amenityId }) => known.get(amenityId) ?? []),
      }),
    );
  }
}

/** Gives the rows of one listing. */
function byListing<Row extends { listingId: number }>(rows: readonly Row[]): (listingId: number) => Row[] {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.listingId);
    if (group) group.push(row);
    else groups.set(row.listingId, [row]);
  }
  return (listingId) => groups.get(listingId) ?? [];
}
