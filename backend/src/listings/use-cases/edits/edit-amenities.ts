import { Injectable } from '@nestjs/common';
import { Amenities } from '../../../amenities/public.js';
import { ListingsRepository } from '../../data/listings.repository.js';
import { ListingEdits, type EditRequest } from './listing-edits.js';

/** Sets what a listing offers. The operator may tick any amenity of the catalogue, whatever the type. */
@Injectable()
export class EditAmenities {
  constructor(
    private readonly edits: ListingEdits,
    private readonly listings: ListingsRepository,
    private readonly amenities: Amenities,
  ) {}

  async execute(request: Omit<EditRequest, 'section'>, amenityIds: readonly number[]): Promise<void> {
    await this.edits.apply({ ...request, section: 'amenities' }, async (tx, { id }) => {
      const before = await this.listings.amenityIdsOf(tx, id);
      const known = (await this.amenities.byIds(tx, amenityIds)).map((amenity) => amenity.id);
      await this.listings.setAmenities(tx, id, known);
      return { before: { amenities: before }, after: { amenities: known }, result: undefined };
    });
  }
}
