import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { formatDay } from '#common/kernel/time/days.js';
import { listingTitle } from '#common/listings/listing-title.js';
import { questionOfSheet } from '#common/search/sheet/sheet-parameters.js';
import { searchAddress, searchOfAddress } from '#common/search/query/search-path.js';
import { counted } from '#common/kernel/text.js';
import { localDay } from '#platform/process/local-day.js';
import { Settings } from '#platform/config/settings.js';
import { Heading, MailButton, MailLink, Paragraph, SmallPrint } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { AlertLinks } from '../alert-links.js';
import { Alerts } from '../alerts.js';
import { alertedFilters } from '../alerted-search.js';
import { FewListings } from '../../../search/public.js';
import { FoundHome } from '../../found-home.js';

export const ALERT_MAIL = 'alert';

/** Homes listed in one message; its link shows the rest. */
const MOST_SHOWN = 20;

/** To a visitor: homes that the search of an alert finds now. Those that were let or withdrawn meanwhile are left out. */
@Injectable()
@RendersMail(ALERT_MAIL)
export class AlertMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly alerts: Alerts,
    private readonly listings: FewListings,
    private readonly links: AlertLinks,
    private readonly settings: Settings,
  ) {}

  async compose({ alertId, mailing }: Record<string, unknown>): Promise<MailContent | null> {
    const alert = await this.alerts.find(this.database, Number(alertId));
    const filters = alert?.confirmed ? searchOfAddress(alert.search) : undefined;
    if (!alert || !filters) return null;
    const ids = await this.alerts.listingsOf(this.database, alert.id, String(mailing));
    const listings = await this.listings.of(this.database, ids);
    const found = listings.matching(alertedFilters(filters));
    const [first] = found;
    if (!first) return null;
    const question = questionOfSheet(filters, formatDay(localDay(new Date())));
    const words = listings.words(filters);
    const title = listingTitle(first.facts);
    const unsubscribeUrl = await this.links.toStop(alert.id);
    const count = counted(found.length, 'propiedad nueva', 'propiedades nuevas');
    return {
      subject: found.length === 1 ? `Nueva para tu búsqueda: ${title}` : `${count} para tu búsqueda`,
      preview: words,
      unsubscribeUrl,
      body: (
        <>
          <Heading>{found.length === 1 ? 'Apareció una propiedad' : `Aparecieron ${count}`}</Heading>
          <Paragraph>Buscabas: {words}.</Paragraph>
          {found.slice(0, MOST_SHOWN).map((listing) => (
            <FoundHome
              key={listing.facts.id}
              {...listing}
              question={question}
              siteUrl={this.settings.SITE_URL}
            />
          ))}
          <MailButton href={this.settings.SITE_URL + searchAddress(listings.readable(filters))}>
            Ver toda la búsqueda
          </MailButton>
          <SmallPrint>
            Recibís este email porque pediste una alerta.{' '}
            <MailLink href={unsubscribeUrl}>No quiero recibir más esta alerta</MailLink>
          </SmallPrint>
        </>
      ),
    };
  }
}
