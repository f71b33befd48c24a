import { Injectable } from '@nestjs/common';
import { amenityPlace } from '#common/listings/amenities/amenities.js';
import { amenitiesWithPets } from '#common/listings/conditions/pets.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Amenities, type Amenity } from '../amenities/public.js';
import type { Listing } from './listing.entity.js';
import { ListingsRepository } from './listings.repository.js';

type Owner = Pick<Listing, 'id' | 'conditions'>;

/** Writes the amenities of a notice. 'Mascotas' is among them as the conditions say (common/listings/conditions/pets.ts). */
@Injectable()
export class ListingAmenities {
  constructor(
    private readonly listings: ListingsRepository,
    private readonly amenities: Amenities,
  ) {}

  /** Those of new notices; unknown ids are dropped. */
  async add(tx: Transaction, notices: readonly (Owner & { amenityIds: readonly number[] })[]): Promise<void> {
    const all = await this.amenities.all(tx);
    const rows = notices.flatMap(({ id: listingId, conditions, amenityIds }) => {
      const known = all.map(({ id }) => id).filter((id) => amenityIds.includes(id));
      return amenitiesWithPets(known, conditions, all).map((amenityId) => ({ listingId, amenityId }));
    });
    await this.listings.addAmenities(tx, rows);
  }

  /** Unknown ids are dropped. */
  async set(tx: Transaction, owner: Owner, ids: readonly number[]): Promise<void> {
    const all = await this.amenities.all(tx);
    await this.write(tx, owner, { all, chosen: all.filter(({ id }) => ids.includes(id)) });
  }

  /** Like `set`; amenities that the type does not offer are dropped too. */
  async setOffered(
    tx: Transaction,
    listing: Owner & Pick<Listing, 'propertyType'>,
    ids: readonly number[],
  ): Promise<void> {
    const all = await this.amenities.all(tx);
    const chosen = all.filter(
      ({ id, name }) => ids.includes(id) && amenityPlace(listing.propertyType, name) >= 0,
    );
    await this.write(tx, listing, { all, chosen });
  }

  /** Writes them anew after conditions have changed. */
  async follow(tx: Transaction, listing: Owner): Promise<void> {
    await this.set(tx, listing, await this.listings.amenityIdsOf(tx, listing.id));
  }

  private async write(
    tx: Transaction,
    { id, conditions }: Owner,
    { all, chosen }: Record<'all' | 'chosen', readonly Amenity[]>,
  ): Promise<void> {
    const ids = chosen.map((amenity) => amenity.id);
    await this.listings.setAmenities(tx, id, amenitiesWithPets(ids, conditions, all));
  }
}
