import { Injectable } from '@nestjs/common';
import { MAILING_MESSAGES } from '#common/newsletter/mailing-messages.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { Actions } from '#platform/http/input/actions.js';
import { MailBatches } from '#platform/mail/mail-batches.js';
import { Problem } from '#platform/process/problem.js';
import { Newsletter } from './newsletter.entity.js';
import { newsletterBatch } from './newsletter.mail.js';

/** Sends the cancelled messages of a newsletter after all (back-office.md §2, Newsletter). */
@Injectable()
@Undoes('newsletter.stop')
export class ResumeNewsletter implements UndoesChanges {
  constructor(
    private readonly actions: Actions,
    private readonly batches: MailBatches,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @returns how many are sent, in words
   * @throws Problem 'not-found', or 'conflict' if none was cancelled within the days in which changes can be undone
   */
  async execute(id: number, administratorId: number): Promise<string> {
    return this.actions.run(async (tx) => {
      if (!(await tx.getRepository(Newsletter).existsBy({ id }))) throw Problem.notFound();
      const messages = await this.batches.resume(tx, newsletterBatch(id));
      if (messages === 0) throw Problem.conflict(MAILING_MESSAGES.noneCancelled);
      await this.audit.record(tx, {
        administratorId,
        action: 'newsletter.resume',
        entity: 'newsletter',
        entityId: id,
        after: { messages },
      });
      return MAILING_MESSAGES.resumed(messages);
    });
  }

  undo({ entityId, administratorId }: ChangeToUndo): Promise<string> {
    return this.execute(entityId!, administratorId);
  }
}
