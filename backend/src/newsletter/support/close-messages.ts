import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import type { AuditAction } from '#common/accounts/audit/audit-actions.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { rowsOf } from '#platform/database/rows.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';

/** Closes support messages that need no reply, because the person was called or there is nothing to answer, and opens them again. */
@Injectable()
export class CloseMessages {
  constructor(
    private readonly actions: Actions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Messages that were answered, or are closed already, stay as they are.
   * @returns the number of messages that exist
   * @throws Problem 'not-found' if none of them exists
   */
  async close(ids: readonly number[], administratorId: number): Promise<number> {
    return this.set(ids, { administratorId, action: 'support.close', closed: true });
  }

  /** As `close`. */
  async reopen(ids: readonly number[], administratorId: number): Promise<number> {
    return this.set(ids, { administratorId, action: 'support.reopen', closed: false });
  }

  private async set(
    ids: readonly number[],
    { administratorId, action, closed }: { administratorId: number; action: AuditAction; closed: boolean },
  ): Promise<number> {
    return this.actions.run(async (tx) => {
      const found = await rowsOf<{ id: number; changes: boolean }>(
        tx,
        `SELECT id, answered_at IS NULL AND (closed_at IS NULL) = $2 AS changes
         FROM support_messages WHERE id = ANY($1) ORDER BY id FOR UPDATE`,
        [ids, closed],
      );
      if (found.length === 0) throw Problem.notFound(ERROR_MESSAGES.messageNotFound);
      const changed = found.filter(({ changes }) => changes).map(({ id }) => id);
      await tx.query(
        `UPDATE support_messages SET closed_at = CASE WHEN $2 THEN now() END WHERE id = ANY($1)`,
        [changed, closed],
      );
      if (changed.length > 0)
        await this.audit.record(tx, {
          administratorId,
          action,
          entity: 'support',
          entityId: changed[0]!,
          after: { messages: changed },
        });
      return found.length;
    });
  }
}
