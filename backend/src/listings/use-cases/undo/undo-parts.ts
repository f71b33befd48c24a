import { Injectable } from '@nestjs/common';
import { UNDO_MESSAGES } from '#common/messages/undo.js';
import type { UndoableAction } from '#common/vocabulary/audit-actions.js';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { Problem } from '#platform/problems/problem.js';
import { Amenities, resolveAmenities } from '../../../amenities/public.js';
import { ChangeCode } from '../edits/change-code.js';
import { EditAmenities } from '../edits/edit-amenities.js';
import { ArrangePhotos } from '../photos/arrange-photos.js';
import { RemovePhoto } from '../photos/remove-photo.js';
import { undoingEdit } from './undoing-edit.js';

/** Gives listings their earlier code, amenities and photos. */
@Injectable()
@Undoes('listing.edit.code', 'listing.edit.amenities', 'listing.edit.photos')
export class UndoParts implements UndoesChanges {
  constructor(
    private readonly codes: ChangeCode,
    private readonly amenities: EditAmenities,
    private readonly catalogue: Amenities,
    private readonly arrangements: ArrangePhotos,
    private readonly photos: RemovePhoto,
  ) {}

  async undo(change: ChangeToUndo): Promise<void> {
    const undo: Partial<Record<UndoableAction, () => Promise<unknown>>> = {
      'listing.edit.code': () => this.codes.execute(undoingEdit(change), String(change.before.code)),
      'listing.edit.amenities': () => this.undoAmenities(change),
      'listing.edit.photos': () => this.undoPhotos(change),
    };
    await undo[change.action]?.();
  }

  private async undoAmenities(change: ChangeToUndo): Promise<void> {
    const ids = resolveAmenities(await this.catalogue.all(), change.before.amenities as string[]);
    if (!ids) throw Problem.conflict(UNDO_MESSAGES.amenityGone);
    await this.amenities.execute(undoingEdit(change), ids);
  }

  /** A removed photo can be restored while it is retained (docs/decisions/0010). */
  private async undoPhotos(change: ChangeToUndo): Promise<void> {
    const { entityId, administratorId, before, after } = change;
    if (Array.isArray(before.order)) {
      const order = (before.order as number[]).map((id, index) => ({ id, place: index + 1 }));
      return this.arrangements.execute(undoingEdit(change), order);
    }
    if (typeof after.removed === 'number') {
      await this.photos.restore(after.removed, administratorId);
      return;
    }
    const added = Array.isArray(after.added) ? (after.added as number[])[0] : after.restored;
    await this.photos.remove({ listingId: entityId!, administratorId, side: 'either' }, Number(added));
  }
}
