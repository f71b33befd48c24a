import { Injectable } from '@nestjs/common';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import type { OwnerField } from '#common/owners/owner-calls.js';
import type { CarriedUnsubscription } from '../../newsletter/public.js';
import { MergeContacts } from './merge-contacts.js';

/** Splits merged contacts, and merges split ones again. */
@Injectable()
@Undoes('contact.merge', 'contact.split')
export class UndoMerging implements UndoesChanges {
  constructor(private readonly contacts: MergeContacts) {}

  async undo({ action, entityId, after, administratorId }: ChangeToUndo): Promise<void> {
    const { mergedContact, mergedFields, movedListings, movedNotes, ...carried } = after as {
      mergedContact: number;
      mergedFields: OwnerField[];
      movedListings: number[];
      movedNotes: number[];
      movedUnsubscriptions?: CarriedUnsubscription[];
      movedConfirmation?: boolean;
    };
    const pair = { keptId: entityId!, mergedId: mergedContact };
    if (action === 'contact.split')
      return this.contacts.merge(pair, { fields: mergedFields }, administratorId);
    const moved = {
      fields: mergedFields,
      listings: movedListings,
      notes: movedNotes,
      unsubscriptions: carried.movedUnsubscriptions ?? [],
      confirmation: carried.movedConfirmation ?? false,
      left: after,
    };
    await this.contacts.split(pair, moved, administratorId);
  }
}
