import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { Problem } from '#platform/problems/problem.js';
import { Location } from '../../data/location.entity.js';
import { ListingsRepository } from '../../data/listings.repository.js';
import { ListingEdits, type EditRequest } from './listing-edits.js';

export type LocationChanges = Partial<Omit<Location, 'id' | 'listingId'>>;

/** A point has both coordinates, or there is none. */
function assertWholePoint({ latitude, longitude }: Pick<Location, 'latitude' | 'longitude'>): void {
  if ((latitude === null) === (longitude === null)) return;
  throw Problem.invalid({ [latitude === null ? 'latitud' : 'longitud']: [ERROR_MESSAGES.invalid] });
}

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
      assertWholePoint({ ...before, ...changes });
      if (Object.keys(changes).length > 0)
        await tx.getRepository(Location).update({ listingId: id }, changes);
      return { before, after: changes, result: undefined };
    });
  }
}
