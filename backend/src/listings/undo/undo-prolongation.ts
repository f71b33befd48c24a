import { Injectable } from '@nestjs/common';
import type { PaidDays } from '#common/contracts/contract.js';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { ProlongPlan } from '../plans/prolong-plan.js';
import { undoingEdit } from './undoing-edit.js';

/** Gives a plan and its position their earlier last days: days taken away would not begin a position again that is over. */
@Injectable()
@Undoes('listing.edit.term')
export class UndoProlongation implements UndoesChanges {
  constructor(private readonly plans: ProlongPlan) {}

  async undo(change: ChangeToUndo): Promise<void> {
    const { paidUntil, featuredUntil } = change.before as unknown as PaidDays;
    await this.plans.execute(undoingEdit(change), { paidUntil, featuredUntil });
  }
}
