import { Injectable } from '@nestjs/common';
import { PUBLICATION_MESSAGES } from '#common/listings/publication/publication-messages.js';
import { Problem } from '#platform/process/problem.js';
import { Location } from '../location/location.entity.js';
import { ListingsRepository, type NewLocation } from '../core/listings.repository.js';
import { ShownPoints } from '../location/shown-points.js';
import { publicationFacts } from '../core/publication-facts.js';
import { assertPublishable } from './assert-publishable.js';
import { ListingEdits, type EditRequest } from './listing-edits.js';

export type LocationChanges = Partial<NewLocation>;

/** A point has both coordinates or none. */
function assertWholePoint({ latitude, longitude }: Pick<Location, 'latitude' | 'longitude'>): void {
  if ((latitude === null) === (longitude === null)) return;
  const field = latitude === null ? 'latitud' : 'longitud';
  throw Problem.invalid({ [field]: [PUBLICATION_MESSAGES.invalidPoint] }, PUBLICATION_MESSAGES.invalidPoint);
}

/** Changes the location of a listing's property; only the given fields. */
@Injectable()
export class EditLocation {
  constructor(
    private readonly edits: ListingEdits,
    private readonly listings: ListingsRepository,
    private readonly shownPoints: ShownPoints,
  ) {}

  /** @throws Problem 'invalid' for values that a publication could not have, and what ListingEdits throws */
  async execute(request: Omit<EditRequest, 'section'>, changes: LocationChanges): Promise<void> {
    await this.edits.apply({ ...request, section: 'location' }, async (tx, { id }) => {
      const before = await this.listings.locationOf(tx, id);
      assertPublishable(
        'ubicacion',
        publicationFacts({ location: before }),
        publicationFacts({ location: { ...before, ...changes } }),
      );
      assertWholePoint({ ...before, ...changes });
      const shown = await this.shownPoints.of({ ...before, ...changes });
      if (Object.keys(changes).length > 0)
        await tx.getRepository(Location).update({ listingId: id }, { ...changes, ...shown });
      return { before, after: changes, result: undefined };
    });
  }
}
