import { Injectable } from '@nestjs/common';
import { PASSKEY_MESSAGES, SECOND_FACTOR_MESSAGES } from '#common/accounts/account-messages.js';
import { Settings } from '#platform/config/settings.js';
import { Heading, Paragraph } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { SECOND_STEP_CHANGED_MAIL, type SecondStepChange } from '../credentials/account-mails.js';
import { NotYou } from '../credentials/not-you.js';

const TEXTS: Readonly<Record<SecondStepChange, string>> = {
  added: SECOND_FACTOR_MESSAGES.added,
  renewed: SECOND_FACTOR_MESSAGES.renewed,
  removed: SECOND_FACTOR_MESSAGES.removed,
  passkeyAdded: PASSKEY_MESSAGES.mailAdded,
  passkeyRemoved: PASSKEY_MESSAGES.mailRemoved,
};

const PASSKEY_CHANGES: ReadonlySet<SecondStepChange> = new Set(['passkeyAdded', 'passkeyRemoved']);

/** To an account: its second step or a passkey was added or removed, or its recovery codes were replaced. */
@Injectable()
@RendersMail(SECOND_STEP_CHANGED_MAIL)
export class SecondStepChangedMail implements MailTemplate {
  constructor(private readonly settings: Settings) {}

  async compose({ change }: Record<string, unknown>): Promise<MailContent> {
    const what = TEXTS[change as SecondStepChange];
    const heading = PASSKEY_CHANGES.has(change as SecondStepChange)
      ? 'Cambiaron las claves de acceso de tu cuenta'
      : 'Cambió el segundo paso de tu cuenta';
    const { SITE_NAME, SITE_URL } = this.settings;
    return {
      subject: `${heading} en ${SITE_NAME}`,
      preview: what,
      body: (
        <>
          <Heading>{heading}</Heading>
          <Paragraph>{what}</Paragraph>
          <NotYou siteUrl={SITE_URL} />
        </>
      ),
    };
  }
}
