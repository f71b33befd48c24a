import { Injectable } from '@nestjs/common';
import { noConditions, type Conditions } from '#common/listings/conditions/conditions.js';
import { conditionsWithAmenities } from '#common/listings/conditions/pets.js';
import { EDITING_MESSAGES } from '#common/listings/editing/editing-messages.js';
import { Problem } from '#platform/process/problem.js';
import { Amenities, type Amenity } from '../amenities/public.js';
import { ListingsRepository } from '../core/listings.repository.js';
import { ListingEdits, type EditRequest } from './listing-edits.js';

/** Sets a listing's amenities. The operator may choose any amenity of the catalogue, whatever the type. */
@Injectable()
export class EditAmenities {
  constructor(
    private readonly edits: ListingEdits,
    private readonly listings: ListingsRepository,
    private readonly amenities: Amenities,
  ) {}

  /**
   * @param pets what the conditions say about pets afterwards, if that does not follow from the amenities
   * @throws Problem 'invalid' for an unknown amenity id, and what ListingEdits throws
   */
  async execute(
    request: Omit<EditRequest, 'section'>,
    amenityIds: readonly number[],
    pets?: Pick<Conditions, 'mascotas'>,
  ): Promise<void> {
    await this.edits.apply({ ...request, section: 'amenities' }, async (tx, listing) => {
      const { id } = listing;
      const before = await this.listings.amenitiesOf(tx, id);
      const known = await this.amenities.byIds(tx, amenityIds);
      if (known.length < new Set(amenityIds).size) {
        throw Problem.invalid(
          { servicios: [EDITING_MESSAGES.unknownAmenities] },
          EDITING_MESSAGES.unknownAmenities,
        );
      }
      await this.listings.setAmenities(
        tx,
        id,
        known.map((amenity) => amenity.id),
      );
      const said = { mascotas: listing.conditions?.mascotas ?? null };
      const says = pets ?? conditionsWithAmenities(said, known);
      const isOther = says.mascotas !== said.mascotas;
      if (isOther) listing.conditions = { ...(listing.conditions ?? noConditions()), ...says };
      return {
        before: { amenities: namesOf(before), ...(isOther ? { conditions: said } : {}) },
        after: { amenities: namesOf(known), ...(isOther ? { conditions: says } : {}) },
        result: undefined,
      };
    });
  }
}

function namesOf(amenities: readonly Amenity[]): string[] {
  return amenities.map(({ name }) => name);
}
