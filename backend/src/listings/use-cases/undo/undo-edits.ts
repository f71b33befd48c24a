import { Injectable } from '@nestjs/common';
import { flagsOf } from '#common/rules/contract.js';
import type { ChangedValues } from '#common/rules/undo.js';
import type { UndoableAction } from '#common/vocabulary/audit-actions.js';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import type { Contract } from '../../../contracts/public.js';
import { EditContact } from '../edits/edit-contact.js';
import { EditContract } from '../edits/edit-contract.js';
import { EditLocation } from '../edits/edit-location.js';
import { EditPrices, type WantedPrice } from '../edits/edit-prices.js';
import { EditProperty } from '../edits/edit-property.js';
import { earlierValues, undoingEdit } from './undoing-edit.js';

type ContractBefore = Pick<Contract, 'plan' | 'paid' | 'featuredUntil'> & { featured: boolean };
type Undo = (request: ReturnType<typeof undoingEdit>, before: ChangedValues) => Promise<unknown>;

/** Gives data, prices and plans of listings their earlier values, by the rules of each edit. */
@Injectable()
@Undoes(
  'listing.edit.contact',
  'listing.edit.property',
  'listing.edit.location',
  'listing.edit.prices',
  'listing.edit.contract',
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
    contract: EditContract,
  ) {
    const undoPrices: Undo = (request, before) => prices.replace(request, before.prices as WantedPrice[]);
    this.bySection = {
      'listing.edit.contact': (request, before) => contact.execute(request, before),
      'listing.edit.property': (request, before) => property.execute(request, before),
      'listing.edit.location': (request, before) => location.execute(request, before),
      'listing.edit.prices': undoPrices,
      'owner.edit.prices': undoPrices,
      'owner.season.confirm': undoPrices,
      'listing.edit.contract': (request, before) => {
        const { plan, paid, featured, featuredUntil } = before as ContractBefore;
        const lastDay = paid ? { featuredUntil } : {};
        return contract.execute(request, { flags: flagsOf(plan), paid: null, featured, ...lastDay });
      },
    };
  }

  async undo(change: ChangeToUndo): Promise<void> {
    const before = change.action === 'listing.edit.contract' ? change.before : earlierValues(change);
    await this.bySection[change.action]!(undoingEdit(change), before);
  }
}
