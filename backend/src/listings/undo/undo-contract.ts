import { Injectable } from '@nestjs/common';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { RestoreContract } from '../plans/restore-contract.js';
import { undoingEdit } from './undoing-edit.js';

/** Gives contracts their earlier plan and dates, annuls recorded payments, and counts annulled ones again. */
@Injectable()
@Undoes('listing.edit.contract', 'listing.payment.record', 'listing.payment.annul', 'listing.payment.restore')
export class UndoContract implements UndoesChanges {
  constructor(private readonly contracts: RestoreContract) {}

  async undo(change: ChangeToUndo): Promise<void> {
    const { action, before: values, after } = change;
    const counts = after.annulled === true;
    const payment = typeof after.paymentId === 'number' ? { id: after.paymentId, counts } : null;
    if (action === 'listing.edit.contract')
      return this.contracts.execute(undoingEdit(change), { values, payment, action });
    const name = counts ? 'listing.payment.restore' : 'listing.payment.annul';
    await this.contracts.execute(undoingEdit(change), { values, payment, action: name });
  }
}
