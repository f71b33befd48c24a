import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '#platform/config/settings.js';
import { rowOf } from '#platform/database/rows.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { greetedName, type Contact } from '../../contacts/public.js';
import { Newsletter } from './newsletter.entity.js';
import { isOwnersMailbox, omissionOf } from '../recipients/newsletter-omission.js';
import { UnsubscriptionLinks } from '../refusals/unsubscription-links.js';
import { newsletterContent } from './newsletter-content.js';

export const NEWSLETTER_MAIL = 'newsletter';

/** The ledger's name for all messages of one newsletter. */
export function newsletterBatch(id: number): string {
  return `${NEWSLETTER_MAIL}:${id}`;
}

interface AddressedContact extends Pick<Contact, 'firstName' | 'confirmedAt'> {
  /** Whether an owner has confirmed the mailbox. */
  isOwners: boolean;
  omission: string | null;
}

/**
 * To an owner, unless they were unsubscribed, blacklisted or set back to unconfirmed since the sending began. The address of the message is
 * checked too, because the owner may have another one by now. Anybody can publish with another person's address: a record that has not been
 * confirmed itself gives no name, and a mailbox that only asked for news gets the letter of subscribers.
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
    const contact = await rowOf<AddressedContact>(
      this.database,
      `SELECT p.first_name AS "firstName", p.confirmed_at AS "confirmedAt", ${isOwnersMailbox('$2::text')} AS "isOwners", coalesce(${omissionOf('$2::text')}, ${omissionOf('p.email')}) AS omission
       FROM offered_contacts p WHERE p.id = $1`,
      [contactId, to],
    );
    if (!letter || !contact || contact.omission) return null;
    const unsubscribeUrl = await this.links.of(Number(contactId), to);
    const greeting = greetedName(contact);
    return {
      ...newsletterContent(letter, {
        to: contact.isOwners ? 'owners' : 'subscribers',
        greeting,
        siteUrl: this.settings.SITE_URL,
        unsubscribeUrl,
      }),
      unnamed: greeting === '',
      unsubscribeUrl,
    };
  }
}
