import { Injectable } from '@nestjs/common';
import { OWNER_LINK_NOTE } from '#common/owners/link/owner-access-messages.js';
import { sheetPath } from '#common/kernel/public-paths.js';
import { Settings } from '#platform/config/settings.js';
import { CodeBox, Heading, MailButton, Paragraph, SmallPrint } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { titleOf } from '../core/listing-parts.js';
import { OwnerLinks } from '../owner/owner-links.js';
import { CODE_MAIL } from './code-mail.js';
import { MailedListings } from '../owner/mailed-listings.js';

/** To the owner: the notice is public, and this is its code. */
@Injectable()
@RendersMail(CODE_MAIL)
export class ListingApprovedMail implements MailTemplate {
  constructor(
    private readonly mailed: MailedListings,
    private readonly settings: Settings,
    private readonly links: OwnerLinks,
  ) {}

  async compose(facts: Record<string, unknown>, to: string): Promise<MailContent | null> {
    const found = await this.mailed.find(facts);
    const code = found?.listing.code;
    if (!found || !code) return null;
    const { listing, location, contact } = found;
    const title = titleOf(listing, location);
    const link = await this.links.of(listing.id, to);
    return {
      subject: `Tu aviso ya está publicado: ${code}`,
      preview: `${title} ya se ve en ${this.settings.SITE_NAME}.`,
      body: (
        <>
          <Heading>¡Tu aviso ya está publicado!</Heading>
          <Paragraph>
            Hola, {contact.firstName}: revisamos tu aviso «{title}» y ya se ve en el sitio. Este es su código:
          </Paragraph>
          <CodeBox code={code} />
          <MailButton href={`${this.settings.SITE_URL}${sheetPath(code)}`}>Ver mi aviso</MailButton>
          <Paragraph>
            Guardá el código: quien lo escriba en el buscador llega directo a tu aviso, y es lo que te vamos a
            pedir si necesitás cambiar algo
            {link ? '' : '. Para modificarlo, escribinos respondiendo este mensaje'}.
          </Paragraph>
          {link && (
            <>
              <Paragraph>
                Cuando lo alquiles, marcalo como alquilado vos mismo. También podés pausarlo, darlo de baja, y
                proponer cambios de precios y textos, que revisamos antes de publicarlos:
              </Paragraph>
              <MailButton href={link}>Administrar mi aviso</MailButton>
              <Paragraph>Para cualquier otro cambio, escribinos respondiendo este mensaje.</Paragraph>
              <SmallPrint>{OWNER_LINK_NOTE}</SmallPrint>
            </>
          )}
        </>
      ),
      replyTo: 'operator',
    };
  }
}
