import { Injectable } from '@nestjs/common';
import { Random } from '#platform/process/clock.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { Subscribers, type Subscriber } from './subscribers.js';
import { codeOfWish, type NewsWish } from './news-wish.js';
import { NEWS_CONFIRMATION_MAIL } from './news-confirmation.mail.js';

/** Posts the message with the link by which a subscriber confirms the address. */
@Injectable()
export class NewsConfirmations {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly random: Random,
    private readonly subscribers: Subscribers,
  ) {}

  post(tx: Transaction, { id, email, wish }: Subscriber & { wish: NewsWish }): Promise<void> {
    return this.mailbox.post(tx, {
      dedupeKey: `${NEWS_CONFIRMATION_MAIL}:${id}:${this.random.uuid()}`,
      template: NEWS_CONFIRMATION_MAIL,
      facts: { subscriberId: id, wish: codeOfWish(wish) },
      recipient: { name: '', email },
    });
  }

  /** Posts the message again to a subscriber whose address was corrected before it was confirmed. */
  async postAgain(tx: Transaction, email: string): Promise<void> {
    for (const subscriber of await this.subscribers.unconfirmedOf(tx, email)) await this.post(tx, subscriber);
  }
}
