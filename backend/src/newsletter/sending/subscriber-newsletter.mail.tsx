import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '#platform/config/settings.js';
import { rowOf } from '#platform/database/rows.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { Newsletter } from './newsletter.entity.js';
import { omissionOf } from '../recipients/newsletter-omission.js';
import { UnsubscriptionLinks } from '../refusals/unsubscription-links.js';
import { newsletterContent } from './newsletter-content.js';

export const SUBSCRIBER_NEWSLETTER_MAIL = 'newsletter-subscriber';

/**
 * To a visitor who asked for news, unless the visitor has left or was blacklisted since the sending began. It has its own template, which
 * versions without subscribers leave in the queue.
 */
@Injectable()
@RendersMail(SUBSCRIBER_NEWSLETTER_MAIL)
export class SubscriberNewsletterMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly links: UnsubscriptionLinks,
    private readonly settings: Settings,
  ) {}

  async compose(
    { newsletterId, subscriberId }: Record<string, unknown>,
    to: string,
  ): Promise<MailContent | null> {
    const letter = await this.database.getRepository(Newsletter).findOneBy({ id: Number(newsletterId) });
    const subscriber = await rowOf<{ omission: string | null }>(
      this.database,
      `SELECT ${omissionOf('n.email')} AS omission FROM newsletter_subscribers n WHERE id = $1 AND confirmed_at IS NOT NULL`,
      [subscriberId],
    );
    if (!letter || !subscriber || subscriber.omission) return null;
    const unsubscribeUrl = await this.links.of(-Number(subscriberId), to);
    const addressee = { to: 'subscribers', siteUrl: this.settings.SITE_URL, unsubscribeUrl } as const;
    return { ...newsletterContent(letter, addressee), unsubscribeUrl };
  }
}
