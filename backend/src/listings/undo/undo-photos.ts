import { Injectable } from '@nestjs/common';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { ArrangePhotos } from '../photos/arrange-photos.js';
import { PhotosTogether } from '../photos/photos-together.js';
import { RemovePhoto } from '../photos/remove-photo.js';
import { undoingEdit } from './undoing-edit.js';

/** Gives photos their earlier order, removes added ones, and restores removed ones while they are retained (docs/decisions/0010). */
@Injectable()
@Undoes('listing.edit.photos')
export class UndoPhotos implements UndoesChanges {
  constructor(
    private readonly arrangements: ArrangePhotos,
    private readonly photos: RemovePhoto,
    private readonly together: PhotosTogether,
  ) {}

  async undo(change: ChangeToUndo): Promise<void> {
    const { entityId, administratorId, before, after } = change;
    const listing = { listingId: entityId!, administratorId };
    if (Array.isArray(before.order)) {
      const order = (before.order as number[]).map((id, index) => ({ id, place: index + 1 }));
      return this.arrangements.execute(undoingEdit(change), order);
    }
    if (Array.isArray(after.removed)) return this.together.restore({ ...listing, ids: after.removed });
    const added = after.added ?? after.restored;
    if (Array.isArray(added)) return this.together.remove({ ...listing, ids: added });
    if (typeof after.removed === 'number') await this.photos.restore(after.removed, administratorId);
    else await this.photos.remove({ ...listing, side: 'either' }, Number(added));
  }
}
