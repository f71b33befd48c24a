import { Injectable } from '@nestjs/common';
import { hostname } from 'node:os';
import { Random } from '../process/clock.js';
import { correlationId } from '../process/work-context.js';
import { Settings } from '../config/settings.js';
import type { Transaction } from '../database/transactions.js';

/** PostgreSQL channel that wakes the dispatcher. A lost notification costs up to two seconds, because the dispatcher also polls. */
export const MAIL_CHANNEL = 'mail';

export interface NewMail {
  /** Unique key of the message; a second message with the same key is ignored. */
  dedupeKey: string;
  /** Name of a template (RendersMail). */
  template: string;
  /** Ids from which the template reads its data. */
  facts: Record<string, unknown>;
  recipient: { name: string; email: string };
  /** Seconds until the first attempt; none by default. The template may decide that the message no longer applies. */
  delaySeconds?: number;
  /** Ids of the requests that it merges, null where one is not known. Without the field it follows from the current request. */
  requests?: readonly (string | null)[];
}

export interface NewBatch {
  /** Name of the mailing, such as `newsletter:3`; each message's key is this name and its own key. */
  batch: string;
  template: string;
  /** A message with an unknown outcome is not sent again. */
  bulk: boolean;
  /** Seconds until the first attempt; none by default. */
  delaySeconds?: number;
  messages: readonly {
    key: string | number;
    facts: Record<string, unknown>;
    recipient: NewMail['recipient'];
    requests?: NewMail['requests'];
  }[];
}

/** `correlation_id` and `merged_requests` of a message. */
interface Origin {
  id: string | null;
  merged: readonly string[] | null;
}

/** Records messages to be sent, in the transaction of the change that they report, once per key. */
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
    const origin = this.originOf(mail.requests);
    await tx.query(
      `INSERT INTO mail_deliveries
         (dedupe_key, template, facts, recipient_name, recipient_email, message_id, correlation_id, merged_requests, send_after, next_attempt_at)
       VALUES ($1, $2, $3, $4, $5, $6, $8, $9, now() + make_interval(secs => $7::int), now() + make_interval(secs => coalesce($7::int, 0)))
       ON CONFLICT (dedupe_key) DO NOTHING`,
      [
        mail.dedupeKey,
        mail.template,
        mail.facts,
        mail.recipient.name,
        mail.recipient.email,
        this.messageId(),
        mail.delaySeconds ?? null,
        origin.id,
        origin.merged,
      ],
    );
    await tx.query(`SELECT pg_notify($1, '')`, [MAIL_CHANNEL]);
  }

  /** Records one message to each recipient, in one statement. */
  async postBatch(
    tx: Transaction,
    { batch, template, bulk, messages, delaySeconds = 0 }: NewBatch,
  ): Promise<void> {
    const rows = messages.map(({ key, facts, recipient, requests }) => {
      const { id, merged } = this.originOf(requests);
      return {
        key: `${batch}:${key}`,
        facts,
        name: recipient.name,
        email: recipient.email,
        message_id: this.messageId(),
        correlation_id: id,
        merged_requests: merged,
      };
    });
    await tx.query(
      `INSERT INTO mail_deliveries (dedupe_key, batch, template, bulk, facts, recipient_name, recipient_email, message_id, correlation_id, merged_requests, send_after, next_attempt_at)
       SELECT key, $1, $2, $3, facts, name, email, message_id, correlation_id, merged_requests,
              CASE WHEN $5::int > 0 THEN clock_timestamp() + make_interval(secs => $5::int) END, clock_timestamp() + make_interval(secs => $5::int)
       FROM jsonb_to_recordset($4)
         AS m(key text, facts jsonb, name text, email text, message_id text, correlation_id text, merged_requests text[])
       ON CONFLICT (dedupe_key) DO NOTHING`,
      [batch, template, bulk, JSON.stringify(rows), delaySeconds],
    );
    await tx.query(`SELECT pg_notify($1, '')`, [MAIL_CHANNEL]);
  }

  /** A message that merges several requests gets an id of its own, which the log and the traces use. */
  private originOf(requests: NewMail['requests']): Origin {
    if (!requests) return { id: correlationId(), merged: null };
    const merged = [...new Set(requests.filter((id) => id !== null))];
    if (merged.length > 1) return { id: this.random.uuid(), merged };
    return { id: merged[0] ?? null, merged: null };
  }

  private messageId(): string {
    return `<${this.random.uuid()}@${this.domain}>`;
  }
}
