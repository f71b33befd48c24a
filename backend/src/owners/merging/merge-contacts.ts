import { Injectable } from '@nestjs/common';
import { MERGING_MESSAGES } from '#common/owners/merging-messages.js';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import { OWNER_FIELDS, type OwnerField } from '#common/owners/owner-calls.js';
import type { ChangedValues } from '#common/accounts/audit/undo.js';
import { AuditTrail, type Change } from '#platform/audit/audit-trail.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { Blacklist } from '../../blacklist/public.js';
import { Contacts, type Contact } from '../../contacts/public.js';
import { ListingsOfContact } from '../../listings/public.js';
import {
  carryUnsubscription,
  returnUnsubscriptions,
  type CarriedUnsubscription,
} from '../../newsletter/public.js';
import { moveNotes } from '../notes/public.js';
import { isStillAs, mergeRefusal, recordedData, type MergeableContact } from './merging.js';

/** Two records of one owner. */
export interface Pair {
  /** The one that stays. */
  keptId: number;
  mergedId: number;
}

/** Rows and values that a merge has moved. */
export interface Moved {
  /** Data that the kept record took from the merged one. */
  fields: OwnerField[];
  listings: number[];
  notes: number[];
  /** An unsubscription of one address counts for all of them. */
  unsubscriptions: CarriedUnsubscription[];
  /** Whether the kept record is confirmed only because the merged one has confirmed the mailbox. */
  confirmation: boolean;
}

/** Merges two contacts of one owner, and splits them again (docs/decisions/0006). */
@Injectable()
export class MergeContacts {
  constructor(
    private readonly actions: Actions,
    private readonly contacts: Contacts,
    private readonly listings: ListingsOfContact,
    private readonly blacklist: Blacklist,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Gives the notices and notes of one contact to the other. The data that were not chosen stay in the record of the merged contact.
   * @param fields data that the contact that stays takes from the other
   * @param seen versions of both contacts that the operator saw; without them, they are not checked
   * @throws Problem 'not-found', or 'conflict' if they cannot be merged (`mergeRefusal`), or if one has changed since
   */
  async merge(
    pair: Pair,
    { fields, seen }: { fields: readonly OwnerField[]; seen?: { kept: number; merged: number } },
    administratorId: number,
  ): Promise<void> {
    await this.actions.run(async (tx) => {
      const { kept, merged } = await this.lock(tx, pair);
      const refusal = mergeRefusal(await this.mergeable(tx, kept), await this.mergeable(tx, merged));
      if (refusal) throw Problem.conflict(refusal);
      if (seen && (seen.kept !== kept.version || seen.merged !== merged.version))
        throw Problem.conflict(MERGING_MESSAGES.changedMeanwhile);
      const taken = OWNER_FIELDS.filter((field) => fields.includes(field));
      await this.contacts.setMergedInto(tx, pair.mergedId, pair.keptId);
      const { now, ...values } = await this.exchange(tx, kept, { pair, fields: taken });
      const confirmation = await this.contacts.takeConfirmation(tx, pair.keptId);
      const move = { from: pair.mergedId, to: pair.keptId };
      const dnis = { merged: { was: merged.dni, is: now.dni }, kept: { was: kept.dni, is: now.dni } };
      const also = await this.lapse(tx, { pair, dnis }, administratorId);
      const moved = {
        listings: await this.listings.transfer(tx, move),
        notes: await moveNotes(tx, move),
        unsubscriptions: await carryUnsubscription(tx, [pair.keptId, pair.mergedId]),
        confirmation,
      };
      await this.listings.raiseVersions(tx, [pair.keptId]);
      await this.record(tx, pair, {
        ...moved,
        fields: taken,
        ...values,
        action: 'contact.merge',
        administratorId,
        also,
      });
    });
  }

  /**
   * Moves back what the merge has moved and still exists. What the kept contact received afterwards stays.
   * @param left data of the contact that stays, as the merging left them
   * @throws Problem 'conflict' if the contact is not merged into the other any more, or if data that it gave have changed since
   */
  async split(pair: Pair, moved: Moved & { left: ChangedValues }, administratorId: number): Promise<void> {
    await this.actions.run(async (tx) => {
      const { kept, merged } = await this.lock(tx, pair);
      if (merged.mergedIntoId !== pair.keptId || !isStillAs(moved.left, kept, moved.fields))
        throw Problem.conflict(UNDO_MESSAGES.changedSince);
      if (moved.confirmation) await this.contacts.returnConfirmation(tx, pair, moved.listings);
      await this.contacts.setMergedInto(tx, pair.mergedId, null);
      const { now, ...values } = await this.exchange(tx, kept, { pair, fields: moved.fields });
      const move = { from: pair.keptId, to: pair.mergedId };
      const listings = await this.listings.transfer(tx, { ...move, only: moved.listings });
      const notes = await moveNotes(tx, { ...move, only: moved.notes });
      await returnUnsubscriptions(tx, moved.unsubscriptions);
      const { dni } = await this.contacts.get(tx, pair.mergedId);
      const dnis = { merged: { was: kept.dni, is: dni }, kept: { was: kept.dni, is: now.dni } };
      const also = await this.lapse(tx, { pair, dnis }, administratorId);
      await this.listings.raiseVersions(tx, [pair.keptId, pair.mergedId]);
      const given = { listings, notes, unsubscriptions: [], confirmation: false, fields: moved.fields };
      await this.record(tx, pair, { ...given, ...values, action: 'contact.split', administratorId, also });
    });
  }

  /** In the order of their ids, so that two mergings of the same contacts wait for each other. */
  private async lock(
    tx: Transaction,
    { keptId, mergedId }: Pair,
  ): Promise<{ kept: Contact; merged: Contact }> {
    for (const id of [keptId, mergedId].toSorted((one, other) => one - other))
      if ((await this.contacts.lock(tx, id)) === undefined) throw Problem.notFound(MERGING_MESSAGES.notFound);
    return { kept: await this.contacts.get(tx, keptId), merged: await this.contacts.get(tx, mergedId) };
  }

  private async mergeable(tx: Transaction, contact: Contact): Promise<MergeableContact> {
    const hasMerged = (await this.contacts.mergedInto(tx, contact.id)).length > 0;
    return { ...contact, hasMerged, blacklisted: await this.blacklist.lists(contact.email) };
  }

  /** Of what either contact has, before the notices of the merged one leave it or after they have returned. */
  private async lapse(
    tx: Transaction,
    { pair, dnis }: { pair: Pair; dnis: Record<'merged' | 'kept', { was: string; is: string }> },
    administratorId: number,
  ): Promise<Change[]> {
    const merged = { contactId: pair.mergedId, dnis: dnis.merged };
    const kept = { contactId: pair.keptId, dnis: dnis.kept };
    return [
      ...(await this.listings.lapseVerifications(tx, merged, administratorId)),
      ...(await this.listings.lapseVerifications(tx, kept, administratorId)),
    ];
  }

  /** Returns the contact that stays, and its values before and after. */
  private async exchange(
    tx: Transaction,
    kept: Contact,
    { pair, fields }: { pair: Pair; fields: readonly OwnerField[] },
  ): Promise<{ now: Contact; before: ChangedValues; after: ChangedValues }> {
    await this.contacts.exchange(tx, [pair.keptId, pair.mergedId], fields);
    const now = await this.contacts.get(tx, pair.keptId);
    return { now, before: recordedData(kept, fields), after: recordedData(now, fields) };
  }

  private async record(
    tx: Transaction,
    { keptId, mergedId }: Pair,
    done: Moved & {
      action: 'contact.merge' | 'contact.split';
      administratorId: number;
      before: ChangedValues;
      after: ChangedValues;
      also: readonly Change[];
    },
  ): Promise<void> {
    const { action, administratorId, fields, listings, notes, unsubscriptions, confirmation } = done;
    const { before, after, also } = done;
    const moved = {
      mergedContact: mergedId,
      mergedFields: fields,
      movedListings: listings,
      movedNotes: notes,
      ...(unsubscriptions.length > 0 && { movedUnsubscriptions: unsubscriptions }),
      ...(confirmation && { movedConfirmation: true }),
    };
    const entry = { administratorId, action, entity: 'contact' as const, entityId: keptId };
    // The last entry is the one that an undoing refers to.
    await this.audit.recordAll(tx, [...also, { ...entry, before, after: { ...after, ...moved } }]);
  }
}
