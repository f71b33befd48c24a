import { Injectable } from '@nestjs/common';
import { SECOND_FACTOR_MESSAGES } from '#common/messages/accounts.js';
import { Settings } from '#platform/config/settings.js';
import { Heading, Paragraph } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { SECOND_STEP_CHANGED_MAIL, type SecondStepChange } from './account-mails.js';
import { NotYou } from './not-you.js';

/** To an account: its second step was added or removed, or its recovery codes were replaced. */
@Injectable()
@RendersMail(SECOND_STEP_CHANGED_MAIL)
export class SecondStepChangedMail implements MailTemplate {
  constructor(private readonly settings: Settings) {}

  async compose({ change }: Record<string, unknown>): Promise<MailContent> {
    const what = SECOND_FACTOR_MESSAGES[change as SecondStepChange];
    const { SITE_NAME, SITE_URL } = this.settings;
    return {
      subject: `Cambió el segundo paso de tu cuenta en ${SITE_NAME}`,
      preview: what,
      body: (
        <>
          <Heading>Cambió el segundo paso de tu cuenta</Heading>
          <Paragraph>{what}</Paragraph>
          <NotYou siteUrl={SITE_URL} />
        </>
      ),
    };
  }
}
