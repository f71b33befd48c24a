import { Injectable } from '@nestjs/common';
import { maySendPhotos } from '#common/owners/link/owner-access.js';
import { OWNER_LINK_NOTE } from '#common/owners/link/owner-access-messages.js';
import { holdsLink } from '#common/kernel/forms/held-contact.js';
import { Settings } from '#platform/config/settings.js';
import {
  CodeBox,
  Heading,
  MailButton,
  Paragraph,
  ReplyInvitation,
  SmallPrint,
} from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { OwnerLinks } from '../owner/owner-links.js';
import { MailedListings } from '../owner/mailed-listings.js';
import { PHOTOS_REJECTED_MAIL } from './photos-rejected-mail.js';

/** To the owner: some of the photos were not published, and how to send others. Skipped once no others may be sent. */
@Injectable()
@RendersMail(PHOTOS_REJECTED_MAIL)
export class PhotosRejectedMail implements MailTemplate {
  constructor(
    private readonly mailed: MailedListings,
    private readonly links: OwnerLinks,
    private readonly settings: Settings,
  ) {}

  async compose(facts: Record<string, unknown>, to: string): Promise<MailContent | null> {
    const found = await this.mailed.find(facts);
    if (!found) return null;
    const { listing, contact, plan } = found;
    if (!maySendPhotos({ ...listing, plan })) return null;
    const link = await this.links.of(listing.id, to);
    if (!link) return null;
    const greeted = contact.confirmedAt && !holdsLink(contact.firstName) ? `, ${contact.firstName}` : '';
    return {
      unnamed: !contact.confirmedAt,
      subject: `Fotos de tu aviso${listing.code ? ` ${listing.code}` : ''}: algunas no se publicaron`,
      preview: 'Podés mandar otras en su lugar.',
      body: (
        <>
          <Heading>Algunas fotos no se publicaron</Heading>
          <Paragraph>
            Hola{greeted}: revisamos las fotos que mandaste y sacamos las que no se ven bien o no muestran la
            propiedad. Las demás siguen su curso.
          </Paragraph>
          {listing.code && <CodeBox code={listing.code} />}
          <MailButton href={link}>Ver mis fotos y mandar otras</MailButton>
          <ReplyInvitation />
          <SmallPrint>{OWNER_LINK_NOTE}</SmallPrint>
        </>
      ),
      replyTo: { name: this.settings.SITE_NAME, email: this.settings.OPERATOR_EMAIL },
    };
  }
}
