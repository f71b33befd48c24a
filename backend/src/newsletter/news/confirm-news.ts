import { Injectable } from '@nestjs/common';
import { ConsentOrigins } from '#platform/consents/consent-origins.js';
import { keepConsentText } from '#platform/consents/consents.js';
import { Transactions } from '#platform/database/transactions.js';
import { NewsLinks } from './news-links.js';
import { Subscribers, type Confirmation } from './subscribers.js';

/** Executes the link of a confirmation message. A repetition has no further effect. */
@Injectable()
export class ConfirmNews {
  constructor(
    private readonly transactions: Transactions,
    private readonly subscribers: Subscribers,
    private readonly links: NewsLinks,
    private readonly origins: ConsentOrigins,
  ) {}

  /**
   * 'gone' also for an invalid token, and for one of a request that was deleted or has ended.
   * @param ip address of the visitor, whose digest is recorded with the consent
   */
  async execute(token: string, ip: string): Promise<Confirmation> {
    const confirmed = await this.links.confirmedBy(token);
    if (!confirmed) return 'gone';
    const network = await this.origins.of(ip);
    return this.transactions.run(async (tx) => {
      const textVersion = await keepConsentText(tx);
      return this.subscribers.confirm(tx, confirmed.id, { ...confirmed.wish, textVersion, network });
    });
  }
}
