import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { MAILING_MESSAGES } from '#common/newsletter/mailing-messages.js';
import { SUPPORT_MESSAGES } from '#common/newsletter/support/support-messages.js';
import { mailboxOf, normaliseEmail } from '#common/kernel/forms/email.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { rowsOf } from '#platform/database/rows.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { Idempotency, repetitionOf } from '#platform/http/input/idempotency.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { Problem } from '#platform/process/problem.js';
import { Blacklist } from '../../blacklist/public.js';
import { SupportMessage } from './support-message.entity.js';
import { SupportReply } from './support-reply.entity.js';
import { replyBatch, SUPPORT_REPLY_MAIL } from './support-reply.mail.js';

export interface NewReply {
  subject: string;
  body: string;
  messageIds: number[];
  /** Seconds in which the reply can be taken back. */
  delaySeconds: number;
  administratorId: number;
}

type Answered = Pick<SupportMessage, 'id' | 'fullName' | 'email'>;

/** Replies to several support messages, by one mail for each mailbox, below its newest message. Those without an address are skipped. */
@Injectable()
export class ReplyToMessages {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly mailbox: Mailbox,
    private readonly blacklist: Blacklist,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @param key chosen by the client; a repetition under it sends nothing and returns the first id
   * @returns the reply's id
   * @throws Problem 'not-found' if none of the messages exists, 'conflict' if none has an address, or if the key was used for another reply
   */
  async execute(reply: NewReply, key: string | null): Promise<{ id: number }> {
    const refusal = MAILING_MESSAGES.keyOfAnother;
    const once = repetitionOf('support-reply', { key, text: JSON.stringify(reply), refusal });
    return this.transactions.run((tx) => this.idempotency.once(tx, once, () => this.write(tx, reply)));
  }

  private async write(tx: Transaction, reply: NewReply): Promise<{ id: number }> {
    const { subject, body, administratorId } = reply;
    const messages = await rowsOf<Answered>(
      tx,
      `SELECT id, full_name AS "fullName", email FROM support_messages WHERE id = ANY($1) ORDER BY id FOR UPDATE`,
      [reply.messageIds],
    );
    if (messages.length === 0) throw Problem.notFound(ERROR_MESSAGES.messageNotFound);
    if (messages.every(({ email }) => email === '')) throw Problem.conflict(SUPPORT_MESSAGES.noAddress);
    const listed = await this.blacklist.among(messages.map(({ email }) => email));
    const open = messages.filter(({ email }) => email !== '' && !listed.has(normaliseEmail(email)));
    const mailed = newestOfEach(open);
    const skipped = messages.length - open.length;
    const { identifiers } = await tx.getRepository(SupportReply).insert({
      subject,
      body,
      administratorId,
      skipped,
      formerMailboxes: open.length === 0 ? mailboxesOf(messages) : [],
    });
    const id: number = identifiers[0]!.id;
    await this.mailbox.postBatch(tx, {
      batch: replyBatch(id),
      template: SUPPORT_REPLY_MAIL,
      bulk: false,
      delaySeconds: reply.delaySeconds,
      messages: mailed.map((message) => ({
        key: message.id,
        facts: { replyId: id, messageId: message.id },
        recipient: { name: message.fullName, email: message.email },
      })),
    });
    const ids = open.map((message) => message.id);
    await tx.query('UPDATE support_messages SET answered_at = now() WHERE id = ANY($1)', [ids]);
    await tx.query(
      `INSERT INTO support_reply_messages (reply_id, message_id, mailed)
       SELECT $1, id, id = ANY($3) FROM unnest($2::int[]) AS answered (id)`,
      [id, ids, mailed.map((message) => message.id)],
    );
    await this.audit.record(tx, {
      administratorId,
      action: 'support.reply',
      entity: 'support-reply',
      entityId: id,
      after: { subject, body, messages: ids },
    });
    return { id };
  }
}

/** A reply that goes to nobody has no messages. */
function mailboxesOf(messages: readonly Answered[]): string[] {
  return [...new Set(messages.flatMap(({ email }) => (email === '' ? [] : mailboxOf(email))))];
}

/** @param messages in the order of their ids */
function newestOfEach(messages: readonly Answered[]): Answered[] {
  return [...new Map(messages.map((message) => [mailboxOf(message.email), message])).values()];
}
