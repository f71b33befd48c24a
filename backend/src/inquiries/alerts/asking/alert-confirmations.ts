import { Injectable } from '@nestjs/common';
import { Random } from '#platform/process/clock.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import type { Recipient } from '../alerts.js';
import type { Cadence } from '../alerted-search.js';
import { ALERT_CONFIRMATION_MAIL } from './alert-confirmation.mail.js';

/** Records messages with the link that starts an alert. */
@Injectable()
export class AlertConfirmations {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly random: Random,
  ) {}

  post(tx: Transaction, { id, email, cadence }: Recipient & { cadence: Cadence }): Promise<void> {
    return this.mailbox.post(tx, {
      dedupeKey: `${ALERT_CONFIRMATION_MAIL}:${id}:${this.random.uuid()}`,
      template: ALERT_CONFIRMATION_MAIL,
      facts: { alertId: id, cadence },
      recipient: { name: '', email },
    });
  }
}
