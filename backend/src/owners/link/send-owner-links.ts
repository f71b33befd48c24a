import { Injectable } from '@nestjs/common';
import { rowsOf } from '#platform/database/rows.js';
import { Transactions, rolledBack, type Transaction } from '#platform/database/transactions.js';
import { Idempotency, REPETITION_SECONDS } from '#platform/http/input/idempotency.js';
import { HAS_LINK } from '../../listings/public.js';
import { PUBLIC_FIRST } from './owner-links.mail.js';
import { PostOwnerLinks, type Owned } from './post-owner-links.js';

/** Maximum number of notices in the messages of a request; public and newer ones come first. */
const MOST_NOTICES = 20;

/** Mails owners who ask for it the links of their notices. */
@Injectable()
export class SendOwnerLinks {
  constructor(
    private readonly transactions: Transactions,
    private readonly mails: PostOwnerLinks,
    private readonly idempotency: Idempotency,
  ) {}

  /** Mails the links of every notice that was published with the address; nothing to an address without any. */
  async execute(email: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const owned = await this.owned(tx, email);
      // Does the same work for an unknown address, so that the response time does not reveal it.
      if (owned.length === 0) await rolledBack(tx, () => this.postOnce(tx, { email, listingIds: [] }));
      for (const each of owned) await this.postOnce(tx, each);
    });
  }

  /** Does the same work without storing anything, for senders who must not notice that nothing is sent. */
  async pretend(email: string): Promise<void> {
    await this.transactions.run((tx) =>
      rolledBack(tx, async () => {
        const [first = { email, listingIds: [] }] = await this.owned(tx, email);
        await this.postOnce(tx, first);
      }),
    );
  }

  /** The notices of each contact with an address in that mailbox; of a merged one, those of the contact that it was merged into. */
  private owned(tx: Transaction, email: string): Promise<Owned[]> {
    return rowsOf<Owned>(
      tx,
      `SELECT email, array_agg(id ORDER BY id) AS "listingIds" FROM (
         SELECT p.email, l.id FROM offered_contacts p JOIN offered_listings l ON l.contact_id = p.id
         WHERE p.id IN (SELECT owner_id FROM offered_contacts WHERE mailbox_of(email) = mailbox_of($1)) AND ${HAS_LINK}
         ${PUBLIC_FIRST} LIMIT ${MOST_NOTICES}) AS first GROUP BY email`,
      [email],
    );
  }

  private async postOnce(tx: Transaction, owned: Owned): Promise<void> {
    const { email, listingIds } = owned;
    const once = { key: `owner links ${email} ${listingIds.join(' ')}`, seconds: REPETITION_SECONDS };
    await this.idempotency.once(tx, once, async () => {
      await this.mails.post(tx, owned);
      return {};
    });
  }
}
