import { Injectable } from '@nestjs/common';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { EditAmenityCatalogue } from '../amenities/public.js';
import { RemoveAmenity } from '../rows/remove-amenity.js';

/** Removes added amenities that no listing offers, gives renamed ones their earlier name, and adds removed ones again. */
@Injectable()
@Undoes('amenity.add', 'amenity.rename', 'amenity.remove')
export class UndoCatalogue implements UndoesChanges {
  constructor(
    private readonly catalogue: EditAmenityCatalogue,
    private readonly removal: RemoveAmenity,
  ) {}

  async undo({ action, entityId, before, after, administratorId }: ChangeToUndo): Promise<void> {
    const name = String(before.name);
    if (action === 'amenity.add')
      return this.removal.execute(entityId!, {
        confirmed: false,
        left: String(after.name),
        administratorId,
      });
    if (action === 'amenity.rename')
      return this.catalogue.rename(entityId!, { name, left: String(after.name) }, administratorId);
    await this.catalogue.add(name, administratorId);
  }
}
