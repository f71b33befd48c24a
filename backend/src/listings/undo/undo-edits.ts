import { Injectable } from '@nestjs/common';
import type { ChangedValues } from '#common/accounts/audit/undo.js';
import type { Verification } from '#common/listings/verification.js';
import type { UndoableAction } from '#common/accounts/audit/audit-actions.js';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import type { CarriedUnsubscription } from '../../newsletter/public.js';
import { EditContact } from '../editing/edit-contact.js';
import { EditLocation } from '../editing/edit-location.js';
import { EditPrices, type WantedPrice } from '../editing/edit-prices.js';
import { EditProperty } from '../editing/edit-property.js';
import { VerifyHome } from '../editing/verify-home.js';
import { earlierValues, undoingEdit } from './undoing-edit.js';

/** @param earlier values that the fields which the change set had before it */
type Undo = (
  request: ReturnType<typeof undoingEdit>,
  earlier: ChangedValues,
  change: ChangeToUndo,
) => Promise<unknown>;

/** Gives data and prices of listings their earlier values, by the rules of each edit. */
@Injectable()
@Undoes(
  'listing.edit.contact',
  'listing.edit.property',
  'listing.edit.location',
  'listing.edit.verification',
  'listing.edit.prices',
  'owner.edit.prices',
  'owner.season.confirm',
)
export class UndoEdits implements UndoesChanges {
  private readonly bySection: Readonly<Partial<Record<UndoableAction, Undo>>>;

  constructor(
    contact: EditContact,
    property: EditProperty,
    location: EditLocation,
    prices: EditPrices,
    home: VerifyHome,
  ) {
    const undoPrices: Undo = (request, before) => prices.replace(request, before.prices as WantedPrice[]);
    this.bySection = {
      'listing.edit.contact': (request, earlier, { before, after }) =>
        contact.execute(request, earlier, {
          vouches: before.confirmedAt !== null,
          returned: (after.movedUnsubscriptions ?? []) as CarriedUnsubscription[],
        }),
      'listing.edit.property': (request, before) => property.execute(request, before),
      'listing.edit.location': (request, before) => location.execute(request, before),
      'listing.edit.verification': (request, before) =>
        home.restore(request, before.verification as Verification | null),
      'listing.edit.prices': undoPrices,
      'owner.edit.prices': undoPrices,
      'owner.season.confirm': undoPrices,
    };
  }

  async undo(change: ChangeToUndo): Promise<void> {
    await this.bySection[change.action]!(undoingEdit(change), earlierValues(change), change);
  }
}
