import { Injectable } from '@nestjs/common';
import { ConsentOrigins } from '#platform/consents/consent-origins.js';
import { recordConsents } from '#platform/consents/consents.js';
import { Transactions, rolledBack, type Transaction } from '#platform/database/transactions.js';
import { Idempotency, REPETITION_SECONDS } from '#platform/http/input/idempotency.js';
import { Alerts, type NewAlert } from '../alerts.js';
import { AlertConfirmations } from './alert-confirmations.js';

/** Stores an alert and mails its address a link that starts it. */
@Injectable()
export class RequestAlert {
  constructor(
    private readonly transactions: Transactions,
    private readonly alerts: Alerts,
    private readonly confirmations: AlertConfirmations,
    private readonly idempotency: Idempotency,
    private readonly origins: ConsentOrigins,
  ) {}

  /** @param ip address of the visitor, whose digest is recorded with the consent */
  async execute(alert: NewAlert, ip: string): Promise<void> {
    const network = await this.origins.of(ip);
    await this.transactions.run((tx) => this.store(tx, alert, network));
  }

  /** Does the same work without storing anything, for senders who must not notice that nothing is sent. */
  async pretend(alert: NewAlert, ip: string): Promise<void> {
    const network = await this.origins.of(ip);
    await this.transactions.run((tx) => rolledBack(tx, () => this.store(tx, alert, network)));
  }

  private async store(tx: Transaction, alert: NewAlert, network: string): Promise<void> {
    const { id, email } = await this.alerts.add(tx, alert);
    await recordConsents(tx, [{ email, purpose: 'alert', way: 'form', network, alertId: id }]);
    const { cadence } = alert;
    const once = { key: `alert ${id} ${cadence}`, seconds: REPETITION_SECONDS };
    await this.idempotency.once(tx, once, async () => {
      await this.confirmations.post(tx, { id, email, cadence });
      return {};
    });
  }
}
