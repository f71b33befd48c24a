import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '#platform/config/settings.js';
import { rowOf } from '#platform/database/rows.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { Newsletter } from './newsletter.entity.js';
import { omissionOf } from '../recipients/newsletter-omission.js';
import { UnsubscriptionLinks } from '../refusals/unsubscription-links.js';
import { newsletterContent } from './newsletter-content.js';

export const NEWSLETTER_MAIL = 'newsletter';

/** The ledger's name for all messages of one newsletter. */
export function newsletterBatch(id: number): string {
  return `${NEWSLETTER_MAIL}:${id}`;
}

/**
 * To an owner, unless they were unsubscribed, blacklisted or set back to unconfirmed since the sending began. The address of the message is
 * checked too, because the owner may have another one by now.
 */
@Injectable()
@RendersMail(NEWSLETTER_MAIL)
export class NewsletterMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly links: UnsubscriptionLinks,
    private readonly settings: Settings,
  ) {}

  async compose(
    { newsletterId, contactId }: Record<string, unknown>,
    to: string,
  ): Promise<MailContent | null> {
    const letter = await this.database.getRepository(Newsletter).findOneBy({ id: Number(newsletterId) });
    const contact = await rowOf<{ name: string; omission: string | null }>(
      this.database,
      `SELECT p.first_name AS name, coalesce(${omissionOf('$2::text')}, ${omissionOf('p.email')}) AS omission
       FROM offered_contacts p WHERE p.id = $1`,
      [contactId, to],
    );
    if (!letter || !contact || contact.omission) return null;
    const unsubscribeUrl = await this.links.of(Number(contactId));
    return {
      ...newsletterContent(letter, {
        to: 'owners',
        name: contact.name,
        siteUrl: this.settings.SITE_URL,
        unsubscribeUrl,
      }),
      unsubscribeUrl,
    };
  }
}
