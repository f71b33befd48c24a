import { Injectable } from '@nestjs/common';
import { withdrawNewsletter } from '#platform/consents/consents.js';
import { rowOf } from '#platform/database/rows.js';
import { Transactions } from '#platform/database/transactions.js';
import { UnsubscriptionLinks } from '../data/unsubscription-links.js';

/** Unsubscribes the person of a link permanently. */
@Injectable()
export class Unsubscribe {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: UnsubscriptionLinks,
  ) {}

  /** False for an invalid token. For a deleted contact there is nothing to suppress. */
  async execute(token: string): Promise<boolean> {
    const contactId = await this.links.contactOf(token);
    if (contactId === undefined) return false;
    await this.transactions.run(async (tx) => {
      const contact = await rowOf<{ email: string }>(tx, 'SELECT email FROM offered_contacts WHERE id = $1', [
        contactId,
      ]);
      if (!contact) return;
      await tx.query(
        `INSERT INTO mail_suppressions (email, reason) VALUES (lower($1), 'unsubscribed') ON CONFLICT (email) DO NOTHING`,
        [contact.email],
      );
      await withdrawNewsletter(tx, contact.email);
    });
    return true;
  }
}
