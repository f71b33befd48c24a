import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings.js';
import { Heading, MailButton, Paragraph } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { SECOND_STEP_CHANGED_MAIL, type SecondStepChange } from './account-mails.js';

const WHAT: Readonly<Record<SecondStepChange, string>> = {
  added: 'Desde ahora tu cuenta pide un segundo paso al ingresar.',
  renewed: 'Se crearon códigos de recuperación nuevos para tu cuenta. Los anteriores ya no sirven.',
  removed: 'Tu cuenta ya no pide un segundo paso al ingresar.',
};

/** To an account: its second step was added or removed, or its recovery codes were replaced. */
@Injectable()
@RendersMail(SECOND_STEP_CHANGED_MAIL)
export class SecondStepChangedMail implements MailTemplate {
  constructor(private readonly settings: Settings) {}

  async compose({ change }: Record<string, unknown>): Promise<MailContent> {
    const what = WHAT[change as SecondStepChange];
    const { SITE_NAME, SITE_URL } = this.settings;
    return {
      subject: `Cambió el segundo paso de tu cuenta en ${SITE_NAME}`,
      preview: what,
      body: (
        <>
          <Heading>Cambió el segundo paso de tu cuenta</Heading>
          <Paragraph>{what}</Paragraph>
          <Paragraph>
            Si no fuiste vos, pedí otra contraseña enseguida y avisale a quien administra las cuentas.
          </Paragraph>
          <MailButton href={`${SITE_URL}/admin/olvide`}>Pedir otra contraseña</MailButton>
        </>
      ),
    };
  }
}
