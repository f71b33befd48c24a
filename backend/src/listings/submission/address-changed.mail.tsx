import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '#platform/config/settings.js';
import { Heading, MailButton, Paragraph } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { Contacts } from '../../contacts/public.js';
import { ConfirmationLinks } from './confirmation-links.js';

export const ADDRESS_CHANGED_MAIL = 'address-changed';

/**
 * To the corrected address of an owner: the link that confirms it. The address is not confirmed yet, so the message contains no text that
 * somebody typed.
 */
@Injectable()
@RendersMail(ADDRESS_CHANGED_MAIL)
export class AddressChangedMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly contacts: Contacts,
    private readonly links: ConfirmationLinks,
    private readonly settings: Settings,
  ) {}

  async compose({ contactId }: Record<string, unknown>): Promise<MailContent | null> {
    const contact = await this.contacts.find(this.database.manager, Number(contactId));
    if (!contact || contact.confirmedAt) return null;
    const { SITE_NAME: name, OPERATOR_EMAIL: email } = this.settings;
    return {
      unnamed: true,
      subject: 'Confirmá tu email',
      preview: 'Corregimos tu dirección de email: confirmala con el botón.',
      replyTo: { name, email },
      body: (
        <>
          <Heading>Confirmá tu email</Heading>
          <Paragraph>
            Hola: nos pidieron corregir los datos de un propietario y ahora figura esta dirección de email.
            Confirmala para que te lleguen las consultas y las novedades de tus avisos.
          </Paragraph>
          <MailButton href={await this.links.of(contact)}>Confirmar mi email</MailButton>
          <Paragraph>
            Si no lo pediste, no hagas nada o respondé este mensaje: alguien dio tu dirección por error.
          </Paragraph>
        </>
      ),
    };
  }
}
