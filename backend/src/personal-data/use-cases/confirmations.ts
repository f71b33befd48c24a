import { Injectable } from '@nestjs/common';
import { Random } from '#platform/clock/clock.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { ALERT_CONFIRMATION_MAIL, Alerts } from '../../alerts/public.js';
import { ADDRESS_CHANGED_MAIL } from '../../listings/public.js';

/** Asks a corrected address to confirm what the old one had confirmed. */
@Injectable()
export class Confirmations {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly alerts: Alerts,
    private readonly random: Random,
  ) {}

  /** One message for each contact, and one for each alert that waits. */
  async ask(tx: Transaction, { contactIds, email }: { contactIds: number[]; email: string }): Promise<void> {
    const alerts = await this.alerts.unconfirmedOf(tx, email);
    const messages = [
      ...contactIds.map((contactId) => ({ template: ADDRESS_CHANGED_MAIL, facts: { contactId } })),
      ...alerts.map(({ id, cadence }) => ({
        template: ALERT_CONFIRMATION_MAIL,
        facts: { alertId: id, cadence },
      })),
    ];
    for (const { template, facts } of messages) {
      const dedupeKey = `${template}:${this.random.uuid()}`;
      await this.mailbox.post(tx, { dedupeKey, template, facts, recipient: { name: '', email } });
    }
  }
}
