import { Injectable } from '@nestjs/common';
import { NEWSLETTER_MESSAGES } from '#common/messages/admin-desk.js';
import { MAILING_MESSAGES } from '#common/messages/mailing.js';
import type { RecipientWire } from '#common/wire/mailing.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { Idempotency, repetitionOf } from '#platform/idempotency/idempotency.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { Problem } from '#platform/problems/problem.js';
import { Newsletter } from '../data/newsletter.entity.js';
import { newsletterBatch, NEWSLETTER_MAIL } from '../mail/newsletter.mail.js';
import { Recipients, type Selection } from '../queries/recipients.js';

export interface NewNewsletter {
  subject: string;
  body: string;
  selection: Selection;
  administratorId: number;
}

/** Records a newsletter with one message per recipient; the worker sends them. */
@Injectable()
export class SendNewsletter {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly recipients: Recipients,
    private readonly mailbox: Mailbox,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @param key chosen by the client; a repetition under it sends nothing and returns the first id
   * @returns the newsletter's id
   * @throws Problem 'invalid' if the selection is empty, 'conflict' if the key was used for another letter
   */
  async execute(letter: NewNewsletter, key: string | null): Promise<number> {
    const refusal = MAILING_MESSAGES.keyOfAnother;
    const once = repetitionOf('newsletter', { key, text: JSON.stringify(letter), refusal });
    const { id } = await this.transactions.run((tx) =>
      this.idempotency.once(tx, once, () => this.write(tx, letter)),
    );
    return id;
  }

  private async write(tx: Transaction, letter: NewNewsletter): Promise<{ id: number }> {
    const { subject, body, administratorId } = letter;
    const chosen = await this.recipients.chosen(tx, letter.selection);
    if (chosen.length === 0) throw Problem.invalid({ contactosIds: [NEWSLETTER_MESSAGES.incomplete] });
    const open = chosen.filter(({ omitido }) => omitido === null);
    const counts = { recipients: open.length, skipped: chosen.length - open.length };
    const { identifiers } = await tx
      .getRepository(Newsletter)
      .insert({ subject, body, administratorId, ...counts });
    const id: number = identifiers[0]!.id;
    await this.mailbox.postBatch(tx, {
      batch: newsletterBatch(id),
      template: NEWSLETTER_MAIL,
      bulk: true,
      messages: open.map((recipient) => toMessage(id, recipient)),
    });
    await this.audit.record(tx, {
      administratorId,
      action: 'newsletter.send',
      entity: 'newsletter',
      entityId: id,
      after: { subject, ...counts },
    });
    return { id };
  }
}

function toMessage(newsletterId: number, { idContactos, nombre, apellido, email }: RecipientWire) {
  return {
    key: idContactos,
    facts: { newsletterId, contactId: idContactos },
    recipient: { name: `${nombre} ${apellido}`, email },
  };
}
