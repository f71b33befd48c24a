import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ROLE_ENTRIES } from '#common/kernel/calls/roles.js';
import { Settings } from '#platform/config/settings.js';
import { Facts, Heading, MailButton, Paragraph, SmallPrint } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { AccountLinks, VALID_HOURS } from '../credentials/account-links.js';
import { Administrator } from '../credentials/administrator.entity.js';
import { LINK_MAILS } from '../credentials/account-mails.js';

/** To a new account: the link to choose a password. Skipped once the link has been used or replaced. */
@Injectable()
@RendersMail(LINK_MAILS.invitation)
export class InvitationMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly links: AccountLinks,
    private readonly settings: Settings,
  ) {}

  async compose({ linkId }: { linkId?: unknown }): Promise<MailContent | null> {
    const link = await this.links.byId(String(linkId));
    const account =
      link && (await this.database.getRepository(Administrator).findOneBy({ id: link.administratorId }));
    if (!link || !account) return null;
    const { label, hint } = ROLE_ENTRIES[account.role];
    return {
      subject: `Tu cuenta en la administración de ${this.settings.SITE_NAME}`,
      preview: 'Elegí tu contraseña para empezar.',
      body: (
        <>
          <Heading>Te invitaron a la administración</Heading>
          <Paragraph>
            Alguien que administra {this.settings.SITE_NAME} creó una cuenta para vos. Para empezar a usarla,
            elegí una contraseña.
          </Paragraph>
          <Facts
            rows={[
              ['Email', account.email],
              ['Rol', `${label}. ${hint}`],
            ]}
          />
          <MailButton href={await this.links.addressOf(link.id)}>Elegir mi contraseña</MailButton>
          <SmallPrint>
            El enlace sirve una sola vez, durante {VALID_HOURS.invitation / 24} días. Si no esperabas este
            mensaje, no hagas nada.
          </SmallPrint>
        </>
      ),
    };
  }
}
