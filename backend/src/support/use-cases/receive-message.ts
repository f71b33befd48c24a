import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions.js';
import { occurrence } from '#platform/events/define-event.js';
import { Outbox } from '#platform/events/outbox.js';
import { SupportMessage } from '../data/support-message.entity.js';
import { supportMessageReceived } from '../events.js';

export type NewSupportMessage = Pick<SupportMessage, 'fullName' | 'email' | 'message'>;

/** Keeps a message to the operator; the mail follows from its event. */
@Injectable()
export class ReceiveMessage {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  async execute(message: NewSupportMessage): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { identifiers } = await tx.getRepository(SupportMessage).insert(message);
      await this.outbox.record(tx, occurrence(supportMessageReceived, { messageId: identifiers[0]!.id }));
    });
  }
}
