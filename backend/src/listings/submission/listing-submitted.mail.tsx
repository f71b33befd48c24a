import { Injectable } from '@nestjs/common';
import { OWNER_LINK_NOTE } from '#common/owners/link/owner-access-messages.js';
import { formatAddress } from '#common/listings/location/address.js';
import { maySendPhotos } from '#common/owners/link/owner-access.js';
import { holdsLink } from '#common/kernel/forms/held-contact.js';
import { OPERATIONS } from '#common/kernel/operations.js';
import { Settings } from '#platform/config/settings.js';
import { Facts, Heading, MailButton, Paragraph, SmallPrint } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { ConfirmationLinks } from './confirmation-links.js';
import { titleOf } from '../core/listing-parts.js';
import { OwnerLinks } from '../owner/owner-links.js';
import { MailedListings, type MailedListing } from '../owner/mailed-listings.js';

export const OWNER_RECEIPT_MAIL = 'listing-received';
export const OPERATOR_NOTICE_MAIL = 'listing-to-review';

/**
 * To the owner: the notice was received, and what happens next. Anybody can submit an address. Until it is confirmed, the message contains
 * nothing that a visitor typed, and a link that confirms it. Afterwards user text that mail clients would turn into links is omitted.
 */
@Injectable()
@RendersMail(OWNER_RECEIPT_MAIL)
export class OwnerReceiptMail implements MailTemplate {
  constructor(
    private readonly mailed: MailedListings,
    private readonly links: ConfirmationLinks,
    private readonly ownerLinks: OwnerLinks,
    private readonly settings: Settings,
  ) {}

  async compose(facts: Record<string, unknown>, to: string): Promise<MailContent | null> {
    const found = await this.mailed.find(facts);
    // The address was corrected, or the contact merged into another one, since the message was recorded.
    if (found?.contact.email !== to) return null;
    const replyTo = { name: this.settings.SITE_NAME, email: this.settings.OPERATOR_EMAIL };
    const { contact } = found;
    const hasPhotos = maySendPhotos({ ...found.listing, plan: found.plan });
    if (!contact.confirmedAt) {
      const request = { link: await this.links.of(contact), hasPhotos };
      return { ...requestOfConfirmation(found, request), replyTo };
    }
    const photosLink = hasPhotos ? await this.ownerLinks.of(found.listing.id, to) : undefined;
    return { ...receipt(found, photosLink), replyTo };
  }
}

function requestOfConfirmation(
  { listing }: MailedListing,
  { link, hasPhotos }: { link: string; hasPhotos: boolean },
): MailContent {
  return {
    unnamed: true,
    subject: 'Recibimos tu aviso: confirmá tu email',
    preview: 'Tocá el botón para que revisemos tu aviso primero.',
    body: (
      <>
        <Heading>Recibimos tu aviso</Heading>
        <Paragraph>
          Hola: recibimos un aviso de {OPERATIONS[listing.operation].label.toLowerCase()} con esta dirección
          de email. Confirmala y lo revisamos antes que los que no están confirmados.
        </Paragraph>
        <MailButton href={link}>Confirmar mi email</MailButton>
        {hasPhotos && (
          <Paragraph>Cuando la confirmes, te mandamos el enlace a las fotos de tu aviso.</Paragraph>
        )}
        <Paragraph>
          En 24 a 48 horas te mandamos el código por email con el enlace a la publicación. Si encontrás un
          error en los datos, respondé este mensaje y lo corregimos antes de publicar.
        </Paragraph>
        <Paragraph>
          Si no publicaste ningún aviso, no hagas nada: alguien escribió tu dirección por error.
        </Paragraph>
      </>
    ),
  };
}

function receipt({ listing, location, contact }: MailedListing, photosLink: string | undefined): MailContent {
  const title = titleOf(listing, location);
  const address = formatAddress(location);
  return {
    subject: 'Recibimos tu aviso',
    preview: 'Lo revisamos y en 24 a 48 horas te mandamos el código.',
    body: (
      <>
        <Heading>Recibimos tu aviso</Heading>
        <Paragraph>
          Hola{holdsLink(contact.firstName) ? '' : `, ${contact.firstName}`}: ya tenemos los datos de{' '}
          {holdsLink(title) ? 'tu aviso' : `«${title}»`}. Lo revisamos y, en 24 a 48 horas, te mandamos el
          código por email con el enlace a la publicación.
        </Paragraph>
        <Facts
          rows={[
            ['Operación', OPERATIONS[listing.operation].label],
            ...(holdsLink(address) ? [] : [['Dirección', address] as const]),
          ]}
        />
        {photosLink && (
          <>
            <Paragraph>
              Tu plan incluye fotos: mandá las que falten y las revisamos junto con el aviso.
            </Paragraph>
            <MailButton href={photosLink}>Subir las fotos</MailButton>
            <SmallPrint>{OWNER_LINK_NOTE}</SmallPrint>
          </>
        )}
        <Paragraph>
          Si encontrás un error en los datos, respondé este mensaje y lo corregimos antes de publicar.
        </Paragraph>
      </>
    ),
  };
}

/** To the operator: a notice is pending. */
@Injectable()
@RendersMail(OPERATOR_NOTICE_MAIL)
export class OperatorNoticeMail implements MailTemplate {
  constructor(
    private readonly mailed: MailedListings,
    private readonly settings: Settings,
  ) {}

  async compose(facts: Record<string, unknown>): Promise<MailContent | null> {
    const found = await this.mailed.find(facts);
    if (found?.listing.status !== 'pending') return null;
    const { listing, location, contact } = found;
    const title = titleOf(listing, location);
    return {
      subject: `Aviso para revisar: ${title}`,
      preview: `${OPERATIONS[listing.operation].label} · ${formatAddress(location)}`,
      body: (
        <>
          <Heading>Aviso para revisar</Heading>
          <Facts
            rows={[
              ['Inmueble', title],
              ['Operación', OPERATIONS[listing.operation].label],
              ['Dirección', formatAddress(location)],
              ['Publica', `${contact.firstName} ${contact.lastName}`],
            ]}
          />
          <MailButton href={`${this.settings.SITE_URL}/admin/inmueblesPendientes/${listing.id}`}>
            Revisar el aviso
          </MailButton>
        </>
      ),
    };
  }
}
