import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { leadText } from '#common/pricing/lead-price.js';
import { listingTitle } from '#common/listings/listing-title.js';
import { seasonWords } from '#common/search/query/search-words.js';
import { waitedOfAddress } from '#common/inquiries/alerts/waited-home.js';
import { Settings } from '#platform/config/settings.js';
import {
  CodeBox,
  Facts,
  Heading,
  MailButton,
  MailLink,
  Paragraph,
  SmallPrint,
} from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { AlertLinks } from '../alert-links.js';
import { Alerts } from '../alerts.js';
import { WaitedHomes } from '../waited-homes.js';
import { FREED_HOME_MAIL } from '../freed-home-mail.js';

/** To a visitor on a waiting list: the home is free. Skipped if it was let or withdrawn again. */
@Injectable()
@RendersMail(FREED_HOME_MAIL)
export class FreedHomeMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly alerts: Alerts,
    private readonly homes: WaitedHomes,
    private readonly links: AlertLinks,
    private readonly settings: Settings,
  ) {}

  async compose({ alertId }: Record<string, unknown>): Promise<MailContent | null> {
    const alert = await this.alerts.find(this.database, Number(alertId));
    const home = alert?.confirmed ? waitedOfAddress(alert.search) : undefined;
    const found = home && (await this.homes.find(this.database, home));
    if (!found?.free) return null;
    const { facts, lead } = found.free;
    const season = seasonWords(home!.period, home!.fraction);
    const unsubscribeUrl = await this.links.toStop(alert!.id);
    return {
      subject: `Se liberó para ${season}: ${listingTitle(facts)}`,
      preview: 'Le avisamos primero a quienes lo estaban esperando.',
      unnamed: true,
      unsubscribeUrl,
      body: (
        <>
          <Heading>Se liberó para {season}</Heading>
          <Paragraph>
            Pediste que te avisemos por «{listingTitle(facts)}». Está libre, y todavía no les avisamos a los
            demás.
          </Paragraph>
          <CodeBox code={facts.code} />
          <Facts
            rows={[
              ['Precio', leadText(lead)],
              ['Dirección', facts.address],
            ]}
          />
          <MailButton href={this.settings.SITE_URL + alert!.search}>Ver y escribirle al dueño</MailButton>
          <SmallPrint>
            Recibís este email porque pediste que te avisemos.{' '}
            <MailLink href={unsubscribeUrl}>No quiero que me avisen más</MailLink>
          </SmallPrint>
        </>
      ),
    };
  }
}
