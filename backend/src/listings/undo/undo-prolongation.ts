import { Injectable } from '@nestjs/common';
import { parseDay } from '#common/kernel/time/days.js';
import type { ChangedValues } from '#common/accounts/audit/undo.js';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { ProlongPlan } from '../plans/prolong-plan.js';
import { undoingEdit } from './undoing-edit.js';

/** Gives a plan its earlier last days. */
@Injectable()
@Undoes('listing.edit.term')
export class UndoProlongation implements UndoesChanges {
  constructor(private readonly plans: ProlongPlan) {}

  async undo(change: ChangeToUndo): Promise<void> {
    await this.plans.execute(undoingEdit(change), endIn(change.before) - endIn(change.after));
  }
}

function endIn({ paidUntil, featuredUntil }: ChangedValues): number {
  return parseDay(String(paidUntil ?? featuredUntil))!;
}
