import { Injectable } from '@nestjs/common';
import { MAILING_MESSAGES } from '#common/newsletter/mailing-messages.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Actions } from '#platform/http/input/actions.js';
import { rowsOf } from '#platform/database/rows.js';
import { MailBatches } from '#platform/mail/mail-batches.js';
import { Problem } from '#platform/process/problem.js';
import { noteFormerMailboxes } from './former-mailboxes.js';
import { answeredByReplies } from './last-reply.js';
import { SupportReply } from './support-reply.entity.js';
import { replyBatch } from './support-reply.mail.js';

/** Takes a reply back as a whole, while none of its mails has left (back-office.md §2, Conversations). */
@Injectable()
export class TakeBackReply {
  constructor(
    private readonly actions: Actions,
    private readonly batches: MailBatches,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws Problem 'not-found', or 'conflict' if a mail has left, or if the reply was taken back before */
  async execute(id: number, administratorId: number): Promise<void> {
    await this.actions.run(async (tx) => {
      if (!(await tx.getRepository(SupportReply).existsBy({ id }))) throw Problem.notFound();
      const cancelled = await this.batches.cancel(tx, replyBatch(id));
      const { total, skipped } = await this.batches.counts(replyBatch(id), tx);
      if (cancelled === 0 || skipped < total) throw Problem.conflict(MAILING_MESSAGES.replyLeft);
      await noteFormerMailboxes(tx, 'x.reply_id = ANY($1)', [id]);
      const open = await rowsOf<{ messageId: number }>(
        tx,
        'DELETE FROM support_reply_messages WHERE reply_id = $1 RETURNING message_id AS "messageId"',
        [id],
      );
      await answeredByReplies(
        tx,
        open.map(({ messageId }) => messageId),
      );
      await this.audit.record(tx, {
        administratorId,
        action: 'support.take-back',
        entity: 'support-reply',
        entityId: id,
        after: { cancelled },
      });
    });
  }
}
