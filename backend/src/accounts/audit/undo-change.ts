import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import { undoRefusal } from '#common/accounts/audit/undo.js';
import { auditAction, type UndoableAction } from '#common/accounts/audit/audit-actions.js';
import type { Role } from '#common/kernel/calls/roles.js';
import { Clock } from '#platform/process/clock.js';
import { asUndoing } from '#platform/process/work-context.js';
import { assertRecent } from '#platform/security/recent-password.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { RecordedChanges } from './recorded-changes.js';
import { Inverses } from './inverses.js';

interface UndoingAccount {
  administratorId: number;
  session: { role?: Role; confirmedAt?: number };
}

/** Undoes a change of the audit trail, by the use case that makes such changes (docs/decisions/0085). */
@Injectable()
export class UndoChange {
  constructor(
    private readonly database: DataSource,
    private readonly actions: Actions,
    private readonly inverses: Inverses,
    private readonly changes: RecordedChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * @param entryId of the entry whose change is undone
   * @param by the account; some changes require a confirmation by password or passkey within the last minutes (`assertRecent`)
   * @returns what was done, in words
   * @throws Problem 'not-found', 'forbidden', 'conflict' with the reason why it cannot be undone, and what the use case throws
   */
  async execute(entryId: number, by: UndoingAccount): Promise<string> {
    // The check runs under its own idempotency key. Otherwise a repeated request would be refused because the first one has undone the change.
    await this.actions.run(async (tx) => {
      const now = this.clock.now();
      const found = await this.changes.find(tx, entryId);
      const refusal = undoRefusal(found, { role: by.session.role ?? 'reader', now });
      if (refusal) throw Problem.conflict(refusal);
      const declared = auditAction(found.action);
      if (declared && 'recent' in declared) assertRecent(by.session, now.getTime());
      return null;
    });
    const { action, entityId, before, after } = await this.changes.find(this.database.manager, entryId);
    const change = { action: action as UndoableAction, entityId, before, after };
    try {
      const text = await asUndoing(entryId, () =>
        this.inverses.of(change.action).undo({ ...change, administratorId: by.administratorId }),
      );
      if (await this.isUndone(entryId)) return text ?? UNDO_MESSAGES.done;
    } catch (error) {
      // If another request has undone the change meanwhile, the use case fails because the state no longer exists; that is reported instead.
      throw (await this.isUndone(entryId)) ? Problem.conflict(UNDO_MESSAGES.undone) : error;
    }
    // The use case has recorded nothing, because it found nothing to change.
    throw Problem.conflict(UNDO_MESSAGES.changedSince);
  }

  private async isUndone(entryId: number): Promise<boolean> {
    return (await this.changes.find(this.database.manager, entryId)).undone;
  }
}
