import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { searchOfAddress } from '#common/rules/search-path.js';
import { searchWords } from '#common/rules/search-words.js';
import { Heading, MailButton, Paragraph, SmallPrint } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { AlertLinks } from '../data/alert-links.js';
import { Alerts } from '../data/alerts.js';

export const ALERT_CONFIRMATION_MAIL = 'alert-confirmation';

/**
 * To an address for which an alert was asked: the link that starts it. The address may be a stranger's, so the message contains nothing
 * that was typed: the words of the search come from the site's vocabulary.
 */
@Injectable()
@RendersMail(ALERT_CONFIRMATION_MAIL)
export class AlertConfirmationMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly alerts: Alerts,
    private readonly links: AlertLinks,
  ) {}

  async compose({ alertId, cadence }: Record<string, unknown>): Promise<MailContent | null> {
    const alert = await this.alerts.find(this.database, Number(alertId));
    const filters = alert && searchOfAddress(alert.search);
    if (!filters) return null;
    const words = searchWords(filters);
    const isDaily = cadence === 'daily';
    return {
      subject: 'Confirmá tu alerta de búsqueda',
      preview: `${words}: confirmá y te avisamos.`,
      unnamed: true,
      body: (
        <>
          <Heading>Confirmá tu alerta</Heading>
          <Paragraph>
            Alguien pidió con esta dirección que le avisemos cuando aparezca una propiedad para esta búsqueda:{' '}
            {words}.
          </Paragraph>
          <MailButton href={await this.links.toConfirm(alert.id, isDaily ? 'daily' : 'at-once')}>
            Quiero que me avisen
          </MailButton>
          <Paragraph>
            {isDaily
              ? 'Te escribimos como mucho una vez por día, a la mañana.'
              : 'Te escribimos apenas se publique cada una.'}
          </Paragraph>
          <SmallPrint>
            Si no fuiste vos, no hagas nada: sin tu confirmación no te escribimos más, y en una semana
            borramos esta dirección.
          </SmallPrint>
        </>
      ),
    };
  }
}
