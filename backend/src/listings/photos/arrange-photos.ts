import { Injectable } from '@nestjs/common';
import { Photos } from '../pictures/public.js';
import { arrange, type WantedPlace } from './photo-rules.js';
import { ListingEdits, type EditRequest } from '../editing/listing-edits.js';

/** Reorders a listing's photos; the first is the cover. */
@Injectable()
export class ArrangePhotos {
  constructor(
    private readonly edits: ListingEdits,
    private readonly photos: Photos,
  ) {}

  /** @throws Problem 'invalid' or 'not-found' for an order that does not fit the listing */
  async execute(request: Omit<EditRequest, 'section'>, wanted: readonly WantedPlace[]): Promise<void> {
    await this.edits.apply({ ...request, section: 'photos' }, async (tx, { id }) => {
      const before = (await this.photos.of(tx, id)).map((image) => image.id);
      const after = arrange(before, wanted);
      await this.photos.arrange(tx, id, after);
      return { before: { order: before }, after: { order: after }, result: undefined };
    });
  }
}
