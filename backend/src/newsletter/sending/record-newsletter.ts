import { Injectable } from '@nestjs/common';
import type { RecipientWire } from '#common/newsletter/mailing-shapes.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Mailbox, type NewBatch } from '#platform/mail/mailbox.js';
import { Newsletter } from './newsletter.entity.js';
import { newsletterBatch, NEWSLETTER_MAIL } from './newsletter.mail.js';
import { recipientOf } from '../recipients/recipient-id.js';
import type { Selection } from '../recipients/selection.js';
import { SUBSCRIBER_NEWSLETTER_MAIL } from './subscriber-newsletter.mail.js';
import { Recipients } from '../recipients/recipients.js';

export interface NewNewsletter {
  subject: string;
  body: string;
  selection: Selection;
  /** Null if the account that scheduled it was removed. */
  administratorId: number | null;
  /** Seconds in which the sending can be taken back as a whole; none by default. */
  delaySeconds?: number;
  /** Records nothing if all who are selected are left out. */
  onlyIfReceived?: boolean;
}

type Batch = Omit<NewBatch, 'template' | 'messages'>;

/** Records a newsletter with one message per recipient; the worker sends them (docs/decisions/0040). */
@Injectable()
export class RecordNewsletter {
  constructor(
    private readonly recipients: Recipients,
    private readonly mailbox: Mailbox,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Records messages to the current recipients of the selection, without those who may get no newsletter.
   * @returns the newsletter's id; undefined if the selection is empty, or left out as a whole (`onlyIfReceived`)
   */
  async record(tx: Transaction, letter: NewNewsletter): Promise<number | undefined> {
    const { subject, body, administratorId, delaySeconds = 0, onlyIfReceived = false } = letter;
    const chosen = await this.recipients.chosen(tx, letter.selection);
    const open = chosen.filter(({ omitido }) => omitido === null);
    if ((onlyIfReceived ? open : chosen).length === 0) return undefined;
    const counts = { recipients: open.length, skipped: chosen.length - open.length };
    const { identifiers } = await tx
      .getRepository(Newsletter)
      .insert({ subject, body, administratorId, ...counts });
    const id: number = identifiers[0]!.id;
    await this.post(tx, { batch: newsletterBatch(id), bulk: true, delaySeconds }, messagesOf(id, open));
    await this.audit.record(tx, {
      administratorId,
      action: 'newsletter.send',
      entity: 'newsletter',
      entityId: id,
      after: { subject, ...counts },
    });
    return id;
  }

  /** Owners and subscribers have different templates in one mailing. */
  private async post(tx: Transaction, batch: Batch, messages: NewBatch['messages']): Promise<void> {
    for (const [template, key] of TEMPLATES) {
      const ofTemplate = messages.filter(({ facts }) => facts[key] !== undefined);
      if (ofTemplate.length > 0)
        await this.mailbox.postBatch(tx, { ...batch, template, messages: ofTemplate });
    }
  }
}

/** The template of each kind of recipient, and the fact that names one. */
const TEMPLATES = [
  [NEWSLETTER_MAIL, 'contactId'],
  [SUBSCRIBER_NEWSLETTER_MAIL, 'subscriberId'],
] as const;

function messagesOf(newsletterId: number, recipients: RecipientWire[]): NewBatch['messages'] {
  return recipients.map((recipient) => toMessage(newsletterId, recipient));
}

function toMessage(newsletterId: number, { idContactos, nombre, apellido, email }: RecipientWire) {
  return {
    key: idContactos,
    facts: { newsletterId, ...recipientOf(idContactos) },
    recipient: { name: `${nombre} ${apellido}`.trim(), email },
  };
}
