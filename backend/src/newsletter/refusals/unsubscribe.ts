import { Injectable } from '@nestjs/common';
import { withdrawNewsletter } from '#platform/consents/consents.js';
import { rowsOf } from '#platform/database/rows.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { Subscribers } from '../news/subscribers.js';
import { UnsubscriptionLinks } from './unsubscription-links.js';
import { recipientOf } from '../recipients/recipient-id.js';

/** Unsubscribes the person of a link, until the person asks for news again: as an owner, with the contacts that were merged with the owner's, and as a subscriber. */
@Injectable()
export class Unsubscribe {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: UnsubscriptionLinks,
    private readonly subscribers: Subscribers,
  ) {}

  /** False for an invalid token. For a deleted contact or subscriber there is nothing to do. */
  async execute(token: string): Promise<boolean> {
    const id = await this.links.recipientOf(token);
    if (id === undefined) return false;
    const { contactId, subscriberId } = recipientOf(id);
    await this.transactions.run(async (tx) => {
      if (subscriberId !== undefined) await this.leave(tx, subscriberId);
      else await this.suppress(tx, await ownersAddresses(tx, 'asked.id = $1', contactId!));
    });
    return true;
  }

  /**
   * A subscriber who is not an owner is deleted and not suppressed, because a suppression would also end other messages that the person
   * asked for. The person can ask for news again.
   */
  private async leave(tx: Transaction, subscriberId: number): Promise<void> {
    const email = await this.subscribers.emailOf(tx, subscriberId);
    if (email === undefined) return;
    await this.subscribers.remove(tx, email);
    await this.suppress(tx, await ownersAddresses(tx, 'mailbox_of(asked.email) = mailbox_of($1)', email));
  }

  private async suppress(tx: Transaction, addresses: readonly { email: string }[]): Promise<void> {
    for (const { email } of addresses) {
      await tx.query(
        `INSERT INTO mail_suppressions AS s (email, reason) VALUES ($1, 'unsubscribed')
         ON CONFLICT (email) DO UPDATE SET created_at = now() WHERE s.reason = 'unsubscribed'`,
        [email],
      );
      await withdrawNewsletter(tx, email);
      await this.subscribers.remove(tx, email);
    }
  }
}

/** The addresses of contacts, of those that were merged with them, and of all that share a mailbox with one of these. */
function ownersAddresses(
  tx: Transaction,
  condition: string,
  value: number | string,
): Promise<{ email: string }[]> {
  return rowsOf(
    tx,
    `WITH own AS (${recordsOf(condition)}), alike AS (
       ${recordsOf("asked.email <> '' AND mailbox_of(asked.email) IN (SELECT mailbox_of(own.email) FROM own)")})
     SELECT DISTINCT lower(email) AS email FROM alike WHERE email <> '' ORDER BY 1`,
    [value],
  );
}

/** The records of the owners of contacts, on whose alias `asked` the condition is. */
function recordsOf(condition: string): string {
  return `SELECT p.email FROM offered_contacts asked
          JOIN offered_contacts p ON p.id = asked.owner_id OR p.merged_into_id = asked.owner_id WHERE ${condition}`;
}
