import type { AttributeName } from '#common/listings/attributes/all-attributes.js';
import { Injectable } from '@nestjs/common';
import { readTogether, type EntityRows } from '#platform/database/entity-rows.js';
import { rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Problem } from '#platform/process/problem.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { Amenity } from '../amenities/public.js';
import { ListingAmenity } from './listing-amenity.entity.js';
import { Listing } from './listing.entity.js';
import { Location } from '../location/location.entity.js';
import { ShownPoints } from '../location/shown-points.js';

export type NewListing = Pick<
  Listing,
  | 'contactId'
  | 'operation'
  | 'propertyType'
  | 'businessName'
  | AttributeName
  | 'phone'
  | 'email'
  | 'notes'
  | 'conditions'
>;

export type NewLocation = Omit<Location, 'id' | 'listingId' | 'shownLatitude' | 'shownLongitude'>;

export const LOCATIONS_OF_LISTINGS: EntityRows<Location> = {
  entity: Location,
  where: 't.listing_id = ANY($1)',
};

/** Of one listing, by id. */
export const AMENITIES_OF_LISTING: EntityRows<Amenity> = {
  entity: Amenity,
  where: 't.id IN (SELECT amenity_id FROM listing_amenities WHERE listing_id = ANY($1))',
  order: 't.id',
};

@Injectable()
export class ListingsRepository {
  constructor(private readonly shownPoints: ShownPoints) {}

  /**
   * Reads a listing and locks it until the transaction ends.
   * @throws Problem 'not-found'
   */
  async getForUpdate(tx: Transaction, id: number): Promise<Listing> {
    const listing = await tx
      .getRepository(Listing)
      .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!listing) throw Problem.notFound(ERROR_MESSAGES.listingNotFound);
    return listing;
  }

  /** Locks a listing until the transaction ends; false if there is none. */
  async lock(tx: Transaction, id: number): Promise<boolean> {
    const rows = await rowsOf<object>(tx, 'SELECT id FROM listings WHERE id = $1 FOR UPDATE', [id]);
    return rows.length > 0;
  }

  /**
   * Saves a changed listing and increments its version. The change defers the next question about availability and resets the count of
   * unanswered ones.
   */
  async save(tx: Transaction, { id, createdAt: _kept, ...changes }: Listing): Promise<void> {
    const { version } = changes;
    await tx
      .getRepository(Listing)
      .update({ id }, { ...changes, availabilityAsks: 0, version: version + 1, updatedAt: () => 'now()' });
  }

  /** @returns the ids of the listings, in the same order */
  async insertPending(
    tx: Transaction,
    added: readonly { listing: NewListing; location: NewLocation }[],
  ): Promise<number[]> {
    const { identifiers } = await tx
      .getRepository(Listing)
      .insert(added.map(({ listing }) => ({ ...listing, status: 'pending' as const })));
    const ids = identifiers.map(({ id }) => id as number);
    const places = added.map(async ({ location }, at) => ({
      ...location,
      ...(await this.shownPoints.of(location)),
      listingId: ids[at]!,
    }));
    await tx.getRepository(Location).insert(await Promise.all(places));
    return ids;
  }

  /** Gives a listing another location. */
  async moveTo(tx: Transaction, listingId: number, location: NewLocation): Promise<void> {
    const shown = await this.shownPoints.of(location);
    await tx.getRepository(Location).update({ listingId }, { ...location, ...shown });
  }

  async setAmenities(tx: Transaction, listingId: number, amenityIds: readonly number[]): Promise<void> {
    await tx.getRepository(ListingAmenity).delete({ listingId });
    await this.addAmenities(
      tx,
      amenityIds.map((amenityId) => ({ listingId, amenityId })),
    );
  }

  async addAmenities(tx: Transaction, rows: ListingAmenity[]): Promise<void> {
    if (rows.length > 0) await tx.getRepository(ListingAmenity).insert(rows);
  }

  async locationOf(tx: Transaction, listingId: number): Promise<Location> {
    return tx.getRepository(Location).findOneByOrFail({ listingId });
  }

  async amenitiesOf(tx: Transaction, listingId: number): Promise<Amenity[]> {
    const [amenities] = await readTogether(tx, [listingId], AMENITIES_OF_LISTING);
    return amenities;
  }

  async amenityIdsOf(tx: Transaction, listingId: number): Promise<number[]> {
    const rows = await tx
      .getRepository(ListingAmenity)
      .find({ where: { listingId }, order: { amenityId: 'ASC' } });
    return rows.map(({ amenityId }) => amenityId);
  }
}
