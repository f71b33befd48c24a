import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { nextRepeatableStep } from '../../process/work-context.js';
import { Transactions, type Transaction } from '../../database/transactions.js';
import { Idempotency, KEY_SECONDS } from './idempotency.js';

/**
 * Runs the transaction of an action of an operator or of an owner. If the request has an `Idempotency-Key`, the transaction also stores its
 * result under the key. A client that got no answer, because the connection or the answer to COMMIT was lost, can then repeat the request:
 * the repetition changes nothing and gets the first result (docs/reliability.md, Lost answers).
 */
@Injectable()
export class Actions {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * `work` does everything that depends on the state before the action, including its refusals. A refusal is not stored.
   * @param work returns JSON values only: a repetition gets them as they were stored
   * @param files identity of uploaded files, which are not part of query and body
   * @throws Problem 'conflict' if the key was used with different content
   */
  async run<T>(work: (tx: Transaction) => Promise<T>, files = ''): Promise<T> {
    const step = nextRepeatableStep();
    if (!step) return this.transactions.run(work);
    const content = { text: `${step.content} ${files}`, refusal: ERROR_MESSAGES.keyOfAnother };
    const once = { key: step.key, seconds: KEY_SECONDS, content };
    const { result } = await this.transactions.run((tx) =>
      this.idempotency.once(tx, once, async () => ({ result: await work(tx) })),
    );
    return result;
  }
}
