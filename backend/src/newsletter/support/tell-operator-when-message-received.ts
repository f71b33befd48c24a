import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings.js';
import type { Transaction } from '#platform/database/transactions.js';
import { ReactsTo, type Reaction } from '#platform/events/reaction.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { supportMessageReceived, type SupportMessageReceived } from './events.js';
import { SUPPORT_NOTICE_MAIL } from './support-notice.mail.js';

@Injectable()
@ReactsTo(supportMessageReceived, 'tell-operator-when-message-received')
export class TellOperatorWhenMessageReceived implements Reaction<SupportMessageReceived> {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly settings: Settings,
  ) {}

  async react(tx: Transaction, { messageId }: SupportMessageReceived): Promise<void> {
    await this.mailbox.post(tx, {
      dedupeKey: `${SUPPORT_NOTICE_MAIL}:${messageId}`,
      template: SUPPORT_NOTICE_MAIL,
      facts: { messageId },
      recipient: { name: this.settings.SITE_NAME, email: this.settings.OPERATOR_EMAIL },
    });
  }
}
