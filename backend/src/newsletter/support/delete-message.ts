import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Actions } from '#platform/http/input/actions.js';
import { MailBatches } from '#platform/mail/mail-batches.js';
import { Problem } from '#platform/process/problem.js';
import { noteFormerMailboxes } from './former-mailboxes.js';
import { answeredByReplies } from './last-reply.js';
import { SupportMessage } from './support-message.entity.js';
import { replyBatch } from './support-reply.mail.js';

const MESSAGE_VALUES = [
  'fullName',
  'email',
  'phone',
  'message',
  'createdAt',
  'answeredAt',
  'closedAt',
] as const;

type Message = Omit<SupportMessage, 'id'>;

/** A deleted message with what belonged to it, as the audit trail keeps it. */
export interface DeletedMessage extends Record<keyof Message, string | null> {
  /** Replies that still exist and were not taken back are connected with it again. */
  replies: { replyId: number; mailed: boolean }[];
}

/** Deletes a support message (back-office.md §7, eliminarConsultaSoporte), and restores it. */
@Injectable()
export class DeleteMessage {
  constructor(
    private readonly actions: Actions,
    private readonly batches: MailBatches,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws Problem 'not-found' */
  async execute(id: number, administratorId: number): Promise<void> {
    await this.actions.run(async (tx) => {
      const message = await tx
        .getRepository(SupportMessage)
        .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!message) throw Problem.notFound(ERROR_MESSAGES.messageNotFound);
      const replies = await rowsOf<DeletedMessage['replies'][number]>(
        tx,
        'SELECT reply_id AS "replyId", mailed FROM support_reply_messages WHERE message_id = $1 ORDER BY reply_id',
        [id],
      );
      await noteFormerMailboxes(tx, 'x.message_id = ANY($1)', [id]);
      await tx.getRepository(SupportMessage).delete({ id });
      const { id: _, ...values } = message;
      await this.audit.record(tx, {
        administratorId,
        action: 'support.delete',
        entity: 'support-message',
        entityId: id,
        before: { ...values, replies },
      });
    });
  }

  /**
   * Restores a deleted message under its id.
   * @throws Problem 'conflict' if there is a message with that id
   */
  async restore(id: number, { replies, ...values }: DeletedMessage, administratorId: number): Promise<void> {
    await this.actions.run(async (tx) => {
      const restored = await rowsOf(
        tx,
        `INSERT INTO support_messages (id, full_name, email, phone, message, created_at, answered_at, closed_at)
         VALUES ($1, $2, $3, coalesce($4, ''), $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING RETURNING id`,
        [id, ...MESSAGE_VALUES.map((name) => values[name])],
      );
      if (restored.length === 0) throw Problem.conflict(UNDO_MESSAGES.changedSince);
      const kept = await this.notTakenBack(tx, replies);
      await tx.query(
        `INSERT INTO support_reply_messages (reply_id, message_id, mailed)
         SELECT r.id, $1::int, x.mailed FROM jsonb_to_recordset($2::jsonb) AS x ("replyId" int, mailed boolean)
         JOIN support_replies r ON r.id = x."replyId"`,
        [id, JSON.stringify(kept)],
      );
      if (kept.length < replies.length) await answeredByReplies(tx, [id]);
      await this.audit.record(tx, {
        administratorId,
        action: 'support.restore',
        entity: 'support-message',
        entityId: id,
        after: {
          fullName: values.fullName,
          email: values.email,
          phone: values.phone,
          message: values.message,
        },
      });
    });
  }

  /** A reply could be taken back while its message was deleted. */
  private async notTakenBack(
    tx: Transaction,
    replies: DeletedMessage['replies'],
  ): Promise<DeletedMessage['replies']> {
    const kept = [];
    for (const reply of replies) {
      const { cancelled } = await this.batches.counts(replyBatch(reply.replyId), tx);
      if (cancelled === 0) kept.push(reply);
    }
    return kept;
  }
}
