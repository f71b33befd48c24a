import { Injectable } from '@nestjs/common';
import { Random } from '#platform/process/clock.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { AccountLinks, type Purpose } from './account-links.js';

export const LINK_MAILS = { invitation: 'account-invitation', reset: 'password-reset' } as const;
export const PASSWORD_CHANGED_MAIL = 'password-changed';
export const SECOND_STEP_CHANGED_MAIL = 'second-step-changed';

export type SecondStepChange = 'added' | 'renewed' | 'removed' | 'passkeyAdded' | 'passkeyRemoved';

interface Recipient {
  id: number;
  email: string;
}

/** Messages to the holders of accounts, in the transaction of the change. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly links: AccountLinks,
    private readonly random: Random,
  ) {}

  /** A link to choose a password. */
  async link(tx: Transaction, { id, email }: Recipient, purpose: Purpose): Promise<void> {
    const linkId = await this.links.create(tx, id, purpose);
    const template = LINK_MAILS[purpose];
    await this.mailbox.post(tx, {
      dedupeKey: `${template}:${linkId}`,
      template,
      facts: { linkId },
      recipient: { name: email, email },
    });
  }

  /**
   * Reports that the password was changed.
   * @param version of the credentials; each change is reported once
   */
  async passwordChanged(tx: Transaction, { id, email }: Recipient, version: number): Promise<void> {
    await this.mailbox.post(tx, {
      dedupeKey: `${PASSWORD_CHANGED_MAIL}:${id}:${version}`,
      template: PASSWORD_CHANGED_MAIL,
      facts: { administratorId: id },
      recipient: { name: email, email },
    });
  }

  /** Reports that the second step was changed. */
  async secondStepChanged(
    tx: Transaction,
    { id, email }: Recipient,
    change: SecondStepChange,
  ): Promise<void> {
    await this.mailbox.post(tx, {
      dedupeKey: `${SECOND_STEP_CHANGED_MAIL}:${id}:${this.random.uuid()}`,
      template: SECOND_STEP_CHANGED_MAIL,
      facts: { change },
      recipient: { name: email, email },
    });
  }
}
