import { SetMetadata } from '@nestjs/common';
import type { ChangedValues } from '#common/accounts/audit/undo.js';
import type { UndoableAction } from '#common/accounts/audit/audit-actions.js';

export const UNDOES = Symbol('undoes');

/** A change of the audit trail that is to be undone. */
export interface ChangeToUndo {
  action: UndoableAction;
  entityId: number | null;
  /** Values before and after the change, as JSON; empty if there were none. */
  before: ChangedValues;
  after: ChangedValues;
  /** Account that undoes the change. */
  administratorId: number;
}

/** Undoes changes of a module by the module's own use cases, so that all their rules apply (docs/decisions/0085). */
export interface UndoesChanges {
  /**
   * @returns a message about the result, if there is more to report than that the change is undone
   * @throws Problem 'conflict' if the values that the change left have changed since, and what the use case throws
   */
  undo(change: ChangeToUndo): Promise<string | void>;
}

/** Registers a provider as the one that undoes changes of these kinds. */
export function Undoes(...actions: UndoableAction[]) {
  return (target: new (...dependencies: never[]) => UndoesChanges): void => {
    SetMetadata(UNDOES, actions)(target);
  };
}
