import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings.js';
import { Heading, MailButton, Paragraph, SmallPrint } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { AccountLinks } from '../credentials/account-links.js';
import { LINK_MAILS } from '../credentials/account-mails.js';

/** To an account: the link to choose another password. Skipped once the link has been used, replaced, or has expired. */
@Injectable()
@RendersMail(LINK_MAILS.reset)
export class ResetMail implements MailTemplate {
  constructor(
    private readonly links: AccountLinks,
    private readonly settings: Settings,
  ) {}

  async compose({ linkId }: { linkId?: unknown }): Promise<MailContent | null> {
    const link = await this.links.byId(String(linkId));
    if (!link) return null;
    return {
      subject: `Elegí otra contraseña para ${this.settings.SITE_NAME}`,
      preview: 'El enlace sirve durante una hora.',
      body: (
        <>
          <Heading>Elegí otra contraseña</Heading>
          <Paragraph>
            Alguien pidió cambiar la contraseña de tu cuenta en la administración de {this.settings.SITE_NAME}
            . Si fuiste vos, seguí este enlace:
          </Paragraph>
          <MailButton href={await this.links.addressOf(link.id)}>Elegir otra contraseña</MailButton>
          <SmallPrint>
            Sirve una sola vez, durante una hora. Si no fuiste vos, no hagas nada: tu contraseña sigue siendo
            la misma.
          </SmallPrint>
        </>
      ),
    };
  }
}
