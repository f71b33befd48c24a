import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { searchOfAddress } from '#common/search/query/search-path.js';
import { seasonWords } from '#common/search/query/search-words.js';
import { waitedOfAddress } from '#common/inquiries/alerts/waited-home.js';
import { Heading, MailButton, Paragraph, SmallPrint } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { AlertLinks } from '../alert-links.js';
import { Alerts } from '../alerts.js';
import { FewListings } from '../../../search/public.js';

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
    private readonly listings: FewListings,
  ) {}

  async compose({ alertId, cadence }: Record<string, unknown>): Promise<MailContent | null> {
    const alert = await this.alerts.find(this.database, Number(alertId));
    const wish = alert && (await this.wishOf(alert.search));
    if (!wish) return null;
    const { words, sentence, when } = wish;
    const isDaily = cadence === 'daily';
    return {
      subject: 'Confirmá tu alerta de búsqueda',
      preview: `${words}: confirmá y te avisamos.`,
      unnamed: true,
      body: (
        <>
          <Heading>Confirmá tu alerta</Heading>
          <Paragraph>
            Alguien pidió con esta dirección que le avisemos {sentence}: {words}.
          </Paragraph>
          <MailButton href={await this.links.toConfirm(alert.id, isDaily ? 'daily' : 'at-once')}>
            Quiero que me avisen
          </MailButton>
          <Paragraph>{isDaily ? 'Te escribimos como mucho una vez por día, a la mañana.' : when}</Paragraph>
          <SmallPrint>
            Si no fuiste vos, no hagas nada: sin tu confirmación no te escribimos más, y en una semana
            borramos esta dirección.
          </SmallPrint>
        </>
      ),
    };
  }

  /** What the alert is for, in the site's words; undefined for an address that cannot be read any more. */
  private async wishOf(search: string): Promise<Wish | undefined> {
    const home = waitedOfAddress(search);
    if (home)
      return {
        words: `${home.code}, para ${seasonWords(home.period, home.fraction)}`,
        sentence: 'si se libera este aviso',
        when: 'Te escribimos apenas se libere, antes que a los demás.',
      };
    const filters = searchOfAddress(search);
    if (!filters) return undefined;
    const listings = await this.listings.of(this.database, []);
    return {
      words: listings.words(filters),
      sentence: 'cuando aparezca una propiedad para esta búsqueda',
      when: 'Te escribimos apenas se publique cada una.',
    };
  }
}

interface Wish {
  words: string;
  /** The event that triggers a message. */
  sentence: string;
  when: string;
}
