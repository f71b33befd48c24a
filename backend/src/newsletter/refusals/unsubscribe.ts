import { Injectable } from '@nestjs/common';
import { withdrawNewsletter } from '#platform/consents/consents.js';
import { rowsOf } from '#platform/database/rows.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { Subscribers } from '../news/subscribers.js';
import { UnsubscriptionLinks } from './unsubscription-links.js';
import { recipientOf } from '../recipients/recipient-id.js';

/**
 * Unsubscribes the person of a link, until the person asks for news again: as an owner, with the contacts that were merged with the owner's,
 * and as a subscriber. The address counts too, because the contact or subscriber of the link may have been deleted since.
 */
@Injectable()
export class Unsubscribe {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: UnsubscriptionLinks,
    private readonly subscribers: Subscribers,
  ) {}

  /** False for an invalid token. */
  async execute(token: string): Promise<boolean> {
    const person = await this.links.personOf(token);
    if (!person) return false;
    const { contactId = 0, subscriberId = 0 } = recipientOf(person.recipientId);
    await this.transactions.run(async (tx) => {
      const asked = await this.subscribers.emailOf(tx, subscriberId);
      const emails = [person.email, asked].filter((email) => email !== undefined);
      // Who is no owner is not suppressed, because a suppression would also end other messages that the person asked for.
      for (const email of emails) await this.subscribers.remove(tx, email);
      for (const { email } of await ownersAddresses(tx, contactId, emails)) await this.suppress(tx, email);
    });
    return true;
  }

  private async suppress(tx: Transaction, email: string): Promise<void> {
    await tx.query(
      `INSERT INTO mail_suppressions AS s (email, reason) VALUES ($1, 'unsubscribed')
       ON CONFLICT (email) DO UPDATE SET created_at = now() WHERE s.reason = 'unsubscribed'`,
      [email],
    );
    await withdrawNewsletter(tx, email);
    await this.subscribers.remove(tx, email);
  }
}

/** The addresses of a contact, of those with a mailbox, of those that were merged with them, and of all that share a mailbox with one of these. */
function ownersAddresses(
  tx: Transaction,
  contactId: number,
  emails: readonly string[],
): Promise<{ email: string }[]> {
  return rowsOf(
    tx,
    `WITH own AS (
       ${recordsOf("asked.id = $1 OR (asked.email <> '' AND mailbox_of(asked.email) IN (SELECT mailbox_of(named) FROM unnest($2::text[]) named))")}),
     alike AS (
       ${recordsOf("asked.email <> '' AND mailbox_of(asked.email) IN (SELECT mailbox_of(own.email) FROM own)")})
     SELECT DISTINCT lower(email) AS email FROM alike WHERE email <> '' ORDER BY 1`,
    [contactId, emails],
  );
}

/** The records of the owners of contacts, on whose alias `asked` the condition is. */
function recordsOf(condition: string): string {
  return `SELECT p.email FROM offered_contacts asked
          JOIN offered_contacts p ON p.id = asked.owner_id OR p.merged_into_id = asked.owner_id WHERE ${condition}`;
}
