import { Injectable } from '@nestjs/common';
import { PUBLIC_PATHS } from '#common/kernel/public-paths.js';
import { Settings } from '#platform/config/settings.js';
import { MailComposer } from '#platform/mail/mail-composer.js';
import { MailOutcomes } from '#platform/mail/mail-outcomes.js';
import type { DeliveryState } from '#platform/mail/mail-delivery.entity.js';
import { SendTest } from './send-test.js';
import { newsletterContent, type AddressedLetter } from './newsletter-content.js';
import { deadlineMs } from '#platform/timings.js';

/** Preview of a newsletter, on screen and as a test message to the operator. */
@Injectable()
export class NewsletterPreview {
  constructor(
    private readonly settings: Settings,
    private readonly composer: MailComposer,
    private readonly sendTest: SendTest,
    private readonly outcomes: MailOutcomes,
  ) {}

  /** The same HTML that recipients receive. */
  async render({ to, ...letter }: AddressedLetter): Promise<string> {
    const { SITE_URL: siteUrl, OPERATOR_EMAIL: email } = this.settings;
    const content = newsletterContent(letter, {
      to,
      ...(to === 'owners' && { greeting: ', Ana' }),
      siteUrl,
      unsubscribeUrl: `${siteUrl}${PUBLIC_PATHS.unsubscribe}`,
    });
    const envelope = { messageId: '', recipient: { name: 'Ana', email } };
    return String((await this.composer.compose(content, envelope)).html);
  }

  /** The outcome, if known within a few seconds. */
  async sendTo(email: string, letter: AddressedLetter): Promise<DeliveryState> {
    const key = await this.sendTest.execute(letter, email);
    return (await this.outcomes.waitFor(key, deadlineMs('mailOutcome')))?.state ?? 'queued';
  }
}
