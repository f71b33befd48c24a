import { Injectable } from '@nestjs/common';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import type { Conditions } from '#common/listings/conditions/conditions.js';
import type { UndoableAction } from '#common/accounts/audit/audit-actions.js';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { Problem } from '#platform/process/problem.js';
import { Amenities, resolveAmenities } from '../amenities/public.js';
import { ChangeCode } from '../editing/change-code.js';
import { EditAmenities } from '../editing/edit-amenities.js';
import { undoingEdit } from './undoing-edit.js';

/** Restores the earlier code and the earlier amenities of listings. */
@Injectable()
@Undoes('listing.edit.code', 'listing.edit.amenities')
export class UndoParts implements UndoesChanges {
  constructor(
    private readonly codes: ChangeCode,
    private readonly amenities: EditAmenities,
    private readonly catalogue: Amenities,
  ) {}

  async undo(change: ChangeToUndo): Promise<void> {
    const undo: Partial<Record<UndoableAction, () => Promise<unknown>>> = {
      'listing.edit.code': () => this.codes.execute(undoingEdit(change), String(change.before.code)),
      'listing.edit.amenities': () => this.undoAmenities(change),
    };
    await undo[change.action]?.();
  }

  private async undoAmenities(change: ChangeToUndo): Promise<void> {
    const ids = resolveAmenities(await this.catalogue.all(), change.before.amenities as string[]);
    if (!ids) throw Problem.conflict(UNDO_MESSAGES.amenityGone);
    const pets = change.before.conditions as Pick<Conditions, 'mascotas'> | undefined;
    await this.amenities.execute(undoingEdit(change), ids, pets);
  }
}
