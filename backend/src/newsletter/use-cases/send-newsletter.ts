import { Injectable } from '@nestjs/common';
import { NEWSLETTER_MESSAGES } from '#common/messages/admin-desk.js';
import type { RecipientWire } from '#common/wire/mailing.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { Idempotency } from '#platform/idempotency/idempotency.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { Problem } from '#platform/problems/problem.js';
import { Newsletter } from '../data/newsletter.entity.js';
import { newsletterBatch, NEWSLETTER_MAIL } from '../mail/newsletter.mail.js';
import { Recipients, type Selection } from '../queries/recipients.js';

/** Identical text to the same recipients within this time is treated as a double click. */
const REPETITION_SECONDS = 60;

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
   * @returns the newsletter's id
   * @throws Problem 'invalid' if the selection is empty
   */
  async execute(letter: NewNewsletter): Promise<number> {
    const once = { key: `newsletter ${JSON.stringify(letter)}`, seconds: REPETITION_SECONDS };
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
