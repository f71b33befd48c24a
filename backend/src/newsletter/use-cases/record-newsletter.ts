import { Injectable } from '@nestjs/common';
import type { RecipientWire } from '#common/wire/mailing.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { Newsletter } from '../data/newsletter.entity.js';
import { newsletterBatch, NEWSLETTER_MAIL } from '../mail/newsletter.mail.js';
import { Recipients, type Selection } from '../queries/recipients.js';

export interface NewNewsletter {
  subject: string;
  body: string;
  selection: Selection;
  /** Null if the account that scheduled it was removed. */
  administratorId: number | null;
}

/** Records a newsletter with one message per recipient; the worker sends them (docs/decisions/0018). */
@Injectable()
export class RecordNewsletter {
  constructor(
    private readonly recipients: Recipients,
    private readonly mailbox: Mailbox,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Recipients are those of the selection at this moment who may be written to.
   * @returns the newsletter's id; undefined if the selection is empty
   */
  async record(tx: Transaction, letter: NewNewsletter): Promise<number | undefined> {
    const { subject, body, administratorId } = letter;
    const chosen = await this.recipients.chosen(tx, letter.selection);
    if (chosen.length === 0) return undefined;
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
    return id;
  }
}

function toMessage(newsletterId: number, { idContactos, nombre, apellido, email }: RecipientWire) {
  return {
    key: idContactos,
    facts: { newsletterId, contactId: idContactos },
    recipient: { name: `${nombre} ${apellido}`, email },
  };
}
