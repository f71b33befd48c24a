import { Injectable } from '@nestjs/common';
import { Transactions, rolledBack, type Transaction } from '#platform/database/transactions.js';
import { occurrence } from '#platform/events/define-event.js';
import { Outbox } from '#platform/events/outbox.js';
import { Idempotency, REPETITION_SECONDS } from '#platform/http/input/idempotency.js';
import { SupportMessage } from './support-message.entity.js';
import { supportMessageReceived } from './events.js';

export type NewSupportMessage = Pick<SupportMessage, 'fullName' | 'email' | 'message'>;
export type HeldMessage = NewSupportMessage & Pick<SupportMessage, 'phone'>;

/** Stores a message to the operator; the mail follows from its event. */
@Injectable()
export class ReceiveMessage {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly idempotency: Idempotency,
  ) {}

  async execute(message: NewSupportMessage): Promise<void> {
    await this.once(message, (tx) => this.store(tx, message));
  }

  /** Does the same work without storing anything, for senders who must not notice that they are blocked. */
  async pretend(message: NewSupportMessage): Promise<void> {
    await this.once(message, (tx) => rolledBack(tx, () => this.store(tx, message)));
  }

  /** Stores a message that looks like a bot's as closed, so that the operator finds it and nobody is told. */
  async hold(message: HeldMessage): Promise<void> {
    await this.once(message, (tx) => insert(tx, { ...message, closedAt: new Date() }));
  }

  /** As `pretend`, for a message that looks like a bot's. */
  async pretendToHold(message: HeldMessage): Promise<void> {
    await this.once(message, (tx) => rolledBack(tx, () => insert(tx, { ...message, closedAt: new Date() })));
  }

  private async once(
    message: NewSupportMessage,
    store: (tx: Transaction) => Promise<{ messageId: number }>,
  ): Promise<void> {
    const sameWords = { key: `support ${JSON.stringify(message)}`, seconds: REPETITION_SECONDS };
    await this.transactions.run((tx) => this.idempotency.once(tx, sameWords, () => store(tx)));
  }

  private async store(tx: Transaction, message: NewSupportMessage): Promise<{ messageId: number }> {
    const { messageId } = await insert(tx, message);
    await this.outbox.record(tx, occurrence(supportMessageReceived, { messageId }));
    return { messageId };
  }
}

async function insert(
  tx: Transaction,
  message: NewSupportMessage & Partial<Pick<SupportMessage, 'closedAt' | 'phone'>>,
): Promise<{ messageId: number }> {
  const { identifiers } = await tx.getRepository(SupportMessage).insert(message);
  return { messageId: identifiers[0]!.id };
}
