import { Injectable } from '@nestjs/common';
import { ConsentOrigins } from '#platform/consents/consent-origins.js';
import { keepConsentText } from '#platform/consents/consents.js';
import { Transactions, rolledBack, type Transaction } from '#platform/database/transactions.js';
import { Idempotency, REPETITION_SECONDS } from '#platform/http/input/idempotency.js';
import { Subscribers } from './subscribers.js';
import { codeOfWish, type NewsWish } from './news-wish.js';
import { NewsConfirmations } from './news-confirmations.js';

export interface NewsRequested {
  email: string;
  wish: NewsWish;
}

/** Stores a request for news and mails the address a link that starts them. */
@Injectable()
export class RequestNews {
  constructor(
    private readonly transactions: Transactions,
    private readonly subscribers: Subscribers,
    private readonly confirmations: NewsConfirmations,
    private readonly idempotency: Idempotency,
    private readonly origins: ConsentOrigins,
  ) {}

  /** @param ip address of the visitor, whose digest is recorded with the consent */
  async execute(request: NewsRequested, ip: string): Promise<void> {
    const network = await this.origins.of(ip);
    await this.transactions.run((tx) => this.store(tx, request, network));
  }

  /** Does the same work without storing anything, for senders who must not notice that nothing is sent. */
  async pretend(request: NewsRequested, ip: string): Promise<void> {
    const network = await this.origins.of(ip);
    await this.transactions.run((tx) => rolledBack(tx, () => this.store(tx, request, network)));
  }

  private async store(tx: Transaction, { email, wish }: NewsRequested, network: string): Promise<void> {
    const textVersion = await keepConsentText(tx);
    const subscriber = await this.subscribers.add(tx, email, { wish, textVersion, network });
    const once = { key: `news ${subscriber.id} ${codeOfWish(wish)}`, seconds: REPETITION_SECONDS };
    await this.idempotency.once(tx, once, async () => {
      await this.confirmations.post(tx, { ...subscriber, wish });
      return {};
    });
  }
}
