import { Injectable } from '@nestjs/common';
import { hostname } from 'node:os';
import { Random } from '../clock/clock.js';
import { Settings } from '../config/settings.js';
import type { Transaction } from '../database/transactions.js';

/** PostgreSQL channel that wakes the dispatcher; as with the outbox, a lost call costs a second. */
export const MAIL_CHANNEL = 'mail';

export interface NewMail {
  /** What this message is; the same key twice is one message. */
  dedupeKey: string;
  /** Name of a template (RendersMail). */
  template: string;
  /** Ids that the template reads the rest by. */
  facts: Record<string, unknown>;
  recipient: { name: string; email: string };
}

/** Where messages are written down to be sent: in the transaction of what they tell, once per key. */
@Injectable()
export class Mailbox {
  private readonly domain: string;

  constructor(
    private readonly random: Random,
    settings: Settings,
  ) {
    this.domain = new URL(settings.SITE_URL).hostname || hostname();
  }

  async post(tx: Transaction, mail: NewMail): Promise<void> {
    await tx.query(
      `INSERT INTO mail_deliveries (dedupe_key, template, facts, recipient_name, recipient_email, message_id)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (dedupe_key) DO NOTHING`,
      [
        mail.dedupeKey,
        mail.template,
        mail.facts,
        mail.recipient.name,
        mail.recipient.email,
        this.messageId(),
      ],
    );
    await tx.query(`SELECT pg_notify($1, '')`, [MAIL_CHANNEL]);
  }

  private messageId(): string {
    return `<${this.random.uuid()}@${this.domain}>`;
  }
}
