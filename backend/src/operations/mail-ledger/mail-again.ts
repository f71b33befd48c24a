import { Injectable } from '@nestjs/common';
import { MAIL_LEDGER_MESSAGES } from '#common/operations/mail-ledger-messages.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { rowOf } from '#platform/database/rows.js';
import { Actions } from '#platform/http/input/actions.js';
import { clearRefusal, restoreRefusal, type RefusedAddress } from '#platform/mail/refused-addresses.js';
import { Problem } from '#platform/process/problem.js';

/** Lets mailings go again to the address of an owner that a mail server refused, and undoes it. */
@Injectable()
@Undoes('mail.again')
export class MailAgain implements UndoesChanges {
  constructor(
    private readonly actions: Actions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @returns the id of the entry in the audit trail
   * @throws Problem 'not-found', or 'conflict' for an address without a refusal
   */
  async execute(contactId: number, administratorId: number): Promise<number> {
    return this.actions.run(async (tx) => {
      const owner = await rowOf<{ email: string }>(tx, 'SELECT email FROM offered_contacts WHERE id = $1', [
        contactId,
      ]);
      if (!owner) throw Problem.notFound();
      const before = await clearRefusal(tx, owner.email);
      if (!before) throw Problem.conflict(MAIL_LEDGER_MESSAGES.notRefused);
      const change = {
        administratorId,
        action: 'mail.again',
        entity: 'contact',
        entityId: contactId,
      } as const;
      const [entryId] = await this.audit.recordAll(tx, [{ ...change, before }]);
      return entryId!;
    });
  }

  async undo({ entityId, before, administratorId }: ChangeToUndo): Promise<void> {
    await this.actions.run(async (tx) => {
      await restoreRefusal(tx, before as unknown as RefusedAddress);
      await this.audit.record(tx, {
        administratorId,
        action: 'mail.refused',
        entity: 'contact',
        entityId,
        after: before,
      });
      return null;
    });
  }
}
