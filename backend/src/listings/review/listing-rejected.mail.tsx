import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { holdsLink } from '#common/kernel/forms/held-contact.js';
import { OPERATIONS } from '#common/kernel/operations.js';
import {
  Heading,
  MailButton,
  Paragraph,
  Quotation,
  ReplyInvitation,
  SmallPrint,
} from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { greetedName } from '../../contacts/public.js';
import { titleOf } from '../core/listing-parts.js';
import { Rejections } from './rejections.js';
import { MailedListings, type MailedListing } from '../owner/mailed-listings.js';
import { RejectionLinks } from './rejection-links.js';
import { REJECTION_MAIL } from './rejection-mail.js';

/**
 * To the owner: why the notice is not published, and the link that opens it for a correction. Skipped once the notice was restored or the
 * owner was put on the blacklist. The message contains what the owner typed only if the address is confirmed (docs/decisions/0044).
 */
@Injectable()
@RendersMail(REJECTION_MAIL)
export class ListingRejectedMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly mailed: MailedListings,
    private readonly rejections: Rejections,
    private readonly links: RejectionLinks,
  ) {}

  async compose(facts: Record<string, unknown>, to: string): Promise<MailContent | null> {
    const found = await this.mailed.find(facts);
    if (found?.listing.status !== 'rejected') return null;
    const rejection = { listingId: found.listing.id, rejectionId: Number(facts['rejectionId']), email: to };
    const reason = await this.rejections.reasonToTell(this.database, rejection);
    if (reason === undefined) return null;
    const { text, label, href, note } = await this.links.of(found, to);
    return {
      unnamed: !found.contact.confirmedAt,
      subject: 'Tu aviso necesita una corrección',
      preview: 'Te contamos qué cambiar para que lo podamos publicar.',
      body: (
        <>
          <Heading>Todavía no pudimos publicar tu aviso</Heading>
          <Paragraph>
            Hola{greetedName(found.contact)}: revisamos {noticeName(found)} y no lo publicamos por este
            motivo:
          </Paragraph>
          <Quotation>{reason}</Quotation>
          <Paragraph>{text}</Paragraph>
          <MailButton href={href}>{label}</MailButton>
          <ReplyInvitation />
          {note && <SmallPrint>{note}</SmallPrint>}
        </>
      ),
      replyTo: 'operator',
    };
  }
}

function noticeName({ contact, listing, location }: MailedListing): string {
  const title = titleOf(listing, location);
  if (contact.confirmedAt && !holdsLink(title)) return `tu aviso «${title}»`;
  return `un aviso de ${OPERATIONS[listing.operation].label.toLowerCase()} con esta dirección de email`;
}
