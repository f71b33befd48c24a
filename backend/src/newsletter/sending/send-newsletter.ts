import { Injectable } from '@nestjs/common';
import { NEWSLETTER_MESSAGES } from '#common/newsletter/newsletter-messages.js';
import { MAILING_MESSAGES } from '#common/newsletter/mailing-messages.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { Idempotency, repetitionOf } from '#platform/http/input/idempotency.js';
import { Problem } from '#platform/process/problem.js';
import { RecordNewsletter, type NewNewsletter } from './record-newsletter.js';

@Injectable()
export class SendNewsletter {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly newsletters: RecordNewsletter,
  ) {}

  /**
   * @param key chosen by the client; a repetition under it sends nothing and returns the first id
   * @returns the newsletter's id
   * @throws Problem 'invalid' if the selection is empty, 'conflict' if the key was used for another letter
   */
  async execute(letter: NewNewsletter, key: string | null): Promise<number> {
    const refusal = MAILING_MESSAGES.keyOfAnother;
    const once = repetitionOf('newsletter', { key, text: JSON.stringify(letter), refusal });
    const { id } = await this.transactions.run((tx) =>
      this.idempotency.once(tx, once, () => this.write(tx, letter)),
    );
    return id;
  }

  private async write(tx: Transaction, letter: NewNewsletter): Promise<{ id: number }> {
    const id = await this.newsletters.record(tx, letter);
    if (id === undefined) throw Problem.invalid({ contactosIds: [NEWSLETTER_MESSAGES.incomplete] });
    return { id };
  }
}
