import { Injectable } from '@nestjs/common';
import { Location } from '../../data/location.entity.js';
import { ListingsRepository } from '../../data/listings.repository.js';
import { ListingEdits, type EditRequest } from './listing-edits.js';

export type LocationChanges = Partial<Omit<Location, 'id' | 'listingId'>>;

/** Changes where a listing's property stands; only the fields that are given. */
@Injectable()
export class EditLocation {
  constructor(
    private readonly edits: ListingEdits,
    private readonly listings: ListingsRepository,
  ) {}

  async execute(request: Omit<EditRequest, 'section'>, changes: LocationChanges): Promise<void> {
    await this.edits.apply({ ...request, section: 'location' }, async (tx, { id }) => {
      const before = await this.listings.locationOf(tx, id);
      if (Object.keys(changes).length > 0)
        await tx.getRepository(Location).update({ listingId: id }, changes);
      return { before, after: changes, result: undefined };
    });
  }
}
