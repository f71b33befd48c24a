import { Injectable } from '@nestjs/common';
import { Random } from '#platform/process/clock.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { AlertConfirmations, Alerts } from '../../inquiries/alerts/public.js';
import { ADDRESS_CHANGED_MAIL } from '../../listings/public.js';
import { NewsConfirmations } from '../../newsletter/public.js';

/** Asks a corrected address to confirm what the old one had confirmed. */
@Injectable()
export class Confirmations {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly random: Random,
    private readonly alerts: Alerts,
    private readonly ofAlerts: AlertConfirmations,
    private readonly ofNews: NewsConfirmations,
  ) {}

  /** One message for each contact, and one for each alert and for the news that wait. */
  async ask(tx: Transaction, { contactIds, email }: { contactIds: number[]; email: string }): Promise<void> {
    for (const contactId of contactIds) {
      await this.mailbox.post(tx, {
        dedupeKey: `${ADDRESS_CHANGED_MAIL}:${this.random.uuid()}`,
        template: ADDRESS_CHANGED_MAIL,
        facts: { contactId },
        recipient: { name: '', email },
      });
    }
    for (const alert of await this.alerts.unconfirmedOf(tx, email)) await this.ofAlerts.post(tx, alert);
    await this.ofNews.postAgain(tx, email);
  }
}
