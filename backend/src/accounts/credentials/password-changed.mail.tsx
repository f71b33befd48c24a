import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings.js';
import { Heading, Paragraph } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { PASSWORD_CHANGED_MAIL } from './account-mails.js';
import { NotYou } from './not-you.js';

/** To an account: its password was changed. */
@Injectable()
@RendersMail(PASSWORD_CHANGED_MAIL)
export class PasswordChangedMail implements MailTemplate {
  constructor(private readonly settings: Settings) {}

  async compose(): Promise<MailContent> {
    const { SITE_NAME, SITE_URL } = this.settings;
    return {
      subject: `Cambió tu contraseña en ${SITE_NAME}`,
      preview: 'Si no fuiste vos, pedí otra enseguida.',
      body: (
        <>
          <Heading>Cambió tu contraseña</Heading>
          <Paragraph>
            La contraseña de tu cuenta en la administración de {SITE_NAME} es otra, y las sesiones que estaban
            abiertas se cerraron.
          </Paragraph>
          <NotYou siteUrl={SITE_URL} />
        </>
      ),
    };
  }
}
