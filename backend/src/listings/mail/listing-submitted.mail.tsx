import { Injectable } from '@nestjs/common';
import { formatAddress } from '#common/rules/address.js';
import { holdsLink } from '#common/rules/text.js';
import { OPERATIONS } from '#common/vocabulary/operations.js';
import { Settings } from '#platform/config/settings.js';
import { Facts, Heading, MailButton, Paragraph } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { titleOf } from '../data/listing-parts.js';
import { MailedListings } from './mailed-listings.js';

export const OWNER_RECEIPT_MAIL = 'listing-received';
export const OPERATOR_NOTICE_MAIL = 'listing-to-review';

/**
 * To the owner: the notice was received, and what happens next. Anybody can submit this address, so user text that mail clients would turn
 * into links is omitted; otherwise strangers could send links in the site's name.
 */
@Injectable()
@RendersMail(OWNER_RECEIPT_MAIL)
export class OwnerReceiptMail implements MailTemplate {
  constructor(
    private readonly mailed: MailedListings,
    private readonly settings: Settings,
  ) {}

  async compose(facts: Record<string, unknown>): Promise<MailContent | null> {
    const found = await this.mailed.find(facts);
    if (!found) return null;
    const { listing, location, contact } = found;
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
          <Paragraph>
            Si encontrás un error en los datos, respondé este mensaje y lo corregimos antes de publicar.
          </Paragraph>
        </>
      ),
      replyTo: { name: this.settings.SITE_NAME, email: this.settings.OPERATOR_EMAIL },
    };
  }
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
