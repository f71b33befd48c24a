import { Injectable } from '@nestjs/common';
import { MAILING_MESSAGES } from '#common/newsletter/mailing-messages.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { Actions } from '#platform/http/input/actions.js';
import { MailBatches } from '#platform/mail/mail-batches.js';
import { Problem } from '#platform/process/problem.js';
import { Newsletter } from './newsletter.entity.js';
import { newsletterBatch } from './newsletter.mail.js';

/** Cancels the messages of a newsletter that have not left (docs/decisions/0040). */
@Injectable()
@Undoes('newsletter.send', 'newsletter.resume')
export class StopNewsletter implements UndoesChanges {
  constructor(
    private readonly actions: Actions,
    private readonly batches: MailBatches,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @returns how many were cancelled and how many had left, in words
   * @throws Problem 'not-found', or 'conflict' if none waits
   */
  async execute(id: number, administratorId: number): Promise<string> {
    return this.actions.run(async (tx) => {
      if (!(await tx.getRepository(Newsletter).existsBy({ id }))) throw Problem.notFound();
      const cancelled = await this.batches.cancel(tx, newsletterBatch(id));
      if (cancelled === 0) throw Problem.conflict(MAILING_MESSAGES.noneWaits);
      const { sent, unconfirmed, remaining } = await this.batches.counts(newsletterBatch(id), tx);
      // What remains is being sent.
      const left = sent + unconfirmed + remaining;
      await this.audit.record(tx, {
        administratorId,
        action: 'newsletter.stop',
        entity: 'newsletter',
        entityId: id,
        after: { cancelled, left },
      });
      return MAILING_MESSAGES.stopped(cancelled, left);
    });
  }

  undo({ entityId, administratorId }: ChangeToUndo): Promise<string> {
    return this.execute(entityId!, administratorId);
  }
}
