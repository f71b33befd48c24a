import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '#platform/config/settings.js';
import { Facts, Heading, MailButton, Quotation } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { SupportMessage } from './support-message.entity.js';

export const SUPPORT_NOTICE_MAIL = 'support-notice';

/** To the operator: a message from the contact form. */
@Injectable()
@RendersMail(SUPPORT_NOTICE_MAIL)
export class SupportNoticeMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
  ) {}

  async compose({ messageId }: { messageId?: unknown }): Promise<MailContent | null> {
    const message = await this.database.getRepository(SupportMessage).findOneBy({ id: Number(messageId) });
    if (!message) return null;
    return {
      subject: `Consulta de soporte de ${message.fullName}`,
      preview: message.message.slice(0, 90),
      replyTo: { name: message.fullName, email: message.email },
      body: (
        <>
          <Heading>Consulta de soporte</Heading>
          <Quotation>{message.message}</Quotation>
          <Facts
            rows={[
              ['De', message.fullName],
              ['Email', message.email],
            ]}
          />
          <MailButton href={`${this.settings.SITE_URL}/admin/soporte`}>Ver en el panel</MailButton>
        </>
      ),
    };
  }
}
