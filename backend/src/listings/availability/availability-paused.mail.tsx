import { Injectable } from '@nestjs/common';
import { OWNER_LINK_NOTE } from '#common/owners/link/owner-access-messages.js';
import { CodeBox, Heading, MailButton, Paragraph, SmallPrint } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { greetedName } from '../../contacts/public.js';
import { OwnerLinks } from '../owner/owner-links.js';
import { AVAILABILITY_PAUSED_MAIL } from './availability-mail.js';
import { MailedListings } from '../owner/mailed-listings.js';

/** To the owner of a notice that nobody confirmed: it is paused, and a button publishes it again. Skipped once it is public. */
@Injectable()
@RendersMail(AVAILABILITY_PAUSED_MAIL)
export class AvailabilityPausedMail implements MailTemplate {
  constructor(
    private readonly mailed: MailedListings,
    private readonly links: OwnerLinks,
  ) {}

  async compose(facts: Record<string, unknown>, to: string): Promise<MailContent | null> {
    const found = await this.mailed.find(facts);
    if (!found?.listing.pausedAt) return null;
    const { listing, contact } = found;
    const link = await this.links.of(listing.id, to);
    if (!link) return null;
    return {
      unnamed: !contact.confirmedAt,
      subject: `Pausamos tu aviso ${listing.code}`,
      preview: 'No se perdió nada: lo volvés a publicar con un toque.',
      body: (
        <>
          <Heading>Pausamos tu aviso</Heading>
          <Paragraph>
            Hola{greetedName(contact)}: te preguntamos varias veces si seguía disponible y no tuvimos
            respuesta, así que tu aviso ya no se ve en el sitio. No se perdió nada: conserva su código, sus
            textos, sus precios y sus fotos.
          </Paragraph>
          <CodeBox code={listing.code!} />
          <MailButton href={link}>Publicarlo de nuevo</MailButton>
          <Paragraph>Si ya lo alquilaste o lo vendiste, no tenés que hacer nada.</Paragraph>
          <SmallPrint>{OWNER_LINK_NOTE}</SmallPrint>
        </>
      ),
      replyTo: 'operator',
    };
  }
}
