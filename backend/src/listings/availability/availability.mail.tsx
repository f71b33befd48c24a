import { Injectable } from '@nestjs/common';
import { OWNER_LINK_NOTE } from '#common/owners/link/owner-access-messages.js';
import { dayInWords } from '#common/kernel/time/days.js';
import { wantedPartText } from '#common/search/landings/wanted-part.js';
import { CodeBox, Heading, MailButton, Paragraph, SmallPrint } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { greetedName } from '../../contacts/public.js';
import { OwnerLinks } from '../owner/owner-links.js';
import { WantedParts } from './wanted-part.js';
import { AVAILABILITY_MAIL } from './availability-mail.js';
import { MailedListings } from '../owner/mailed-listings.js';

/** To the owner of a notice without news: asks whether the home is still available. Skipped once it is not public. */
@Injectable()
@RendersMail(AVAILABILITY_MAIL)
export class AvailabilityMail implements MailTemplate {
  constructor(
    private readonly mailed: MailedListings,
    private readonly links: OwnerLinks,
    private readonly wanted: WantedParts,
  ) {}

  async compose({ pauseOn, ...facts }: Record<string, unknown>, to: string): Promise<MailContent | null> {
    const found = await this.mailed.find(facts);
    if (found?.listing.status !== 'active') return null;
    const { listing, contact } = found;
    const link = await this.links.of(listing.id, to);
    if (!link) return null;
    const wanted = await this.wanted.of(listing.id);
    const warning =
      typeof pauseOn === 'string' &&
      `Si no sabemos nada hasta el ${dayInWords(pauseOn)}, lo pausamos: deja de verse en el sitio, y lo volvés a publicar cuando quieras.`;
    return {
      unnamed: !contact.confirmedAt,
      subject: warning
        ? `Tu aviso ${listing.code}: ¿sigue disponible? Si no, lo pausamos`
        : `Tu aviso ${listing.code}: ¿sigue disponible?`,
      preview: 'Confirmalo con un toque, marcá lo que alquilaste o pausalo.',
      body: (
        <>
          <Heading>¿Sigue disponible?</Heading>
          <Paragraph>
            Hola{greetedName(contact)}: hace un tiempo que tu aviso no cambia. Si sigue disponible,
            confirmalo: quien lo ve prefiere los avisos que están al día.
          </Paragraph>
          {warning && (
            <Paragraph>
              <strong>{warning}</strong>
            </Paragraph>
          )}
          <CodeBox code={listing.code!} />
          {wanted && <Paragraph>{wantedPartText(wanted)}</Paragraph>}
          <MailButton href={link}>Confirmar o cambiar mi aviso</MailButton>
          <Paragraph>
            Si ya lo alquilaste o lo vendiste, ahí mismo lo marcás, lo pausás o lo das de baja.
          </Paragraph>
          <SmallPrint>{OWNER_LINK_NOTE}</SmallPrint>
        </>
      ),
      replyTo: 'operator',
    };
  }
}
