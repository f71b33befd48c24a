import { Injectable } from '@nestjs/common';
import { Random } from '#platform/clock/clock.js';
import { Transactions, undone, type Transaction } from '#platform/database/transactions.js';
import { Idempotency } from '#platform/idempotency/idempotency.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { Alerts, type NewAlert } from '../data/alerts.js';
import { ALERT_CONFIRMATION_MAIL } from '../mail/alert-confirmation.mail.js';

/** A repetition within this time sends no second message. */
const REPETITION_SECONDS = 600;

/** Stores an alert and mails its address a link that starts it. */
@Injectable()
export class RequestAlert {
  constructor(
    private readonly transactions: Transactions,
    private readonly alerts: Alerts,
    private readonly mailbox: Mailbox,
    private readonly idempotency: Idempotency,
    private readonly random: Random,
  ) {}

  async execute(alert: NewAlert): Promise<void> {
    await this.transactions.run((tx) => this.store(tx, alert));
  }

  /** Does the same and keeps nothing: for senders who must not notice that nothing is sent. */
  async pretend(alert: NewAlert): Promise<void> {
    await this.transactions.run((tx) => undone(tx, () => this.store(tx, alert)));
  }

  private async store(tx: Transaction, alert: NewAlert): Promise<void> {
    const { id, email } = await this.alerts.add(tx, alert);
    const { cadence } = alert;
    const once = { key: `alert ${id} ${cadence}`, seconds: REPETITION_SECONDS };
    await this.idempotency.once(tx, once, async () => {
      await this.mailbox.post(tx, {
        dedupeKey: `${ALERT_CONFIRMATION_MAIL}:${id}:${this.random.uuid()}`,
        template: ALERT_CONFIRMATION_MAIL,
        facts: { alertId: id, cadence },
        recipient: { name: '', email },
      });
      return {};
    });
  }
}
