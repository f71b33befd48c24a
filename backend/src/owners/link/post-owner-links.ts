import { Injectable } from '@nestjs/common';
import { Random } from '#platform/process/clock.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { OWNER_LINKS_MAIL } from './owner-links.mail.js';

/** Notices of one address. */
export interface Owned {
  email: string;
  listingIds: number[];
}

/** Records messages with links of owners. The ledger gets ids: the links are made when the message is composed. */
@Injectable()
export class PostOwnerLinks {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly random: Random,
  ) {}

  async post(tx: Transaction, { email, listingIds }: Owned): Promise<void> {
    await this.mailbox.post(tx, {
      dedupeKey: `${OWNER_LINKS_MAIL}:${this.random.uuid()}`,
      template: OWNER_LINKS_MAIL,
      facts: { listingIds },
      recipient: { name: '', email },
    });
  }
}
