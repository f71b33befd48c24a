import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ownerLinkNote } from '#common/owners/link/owner-access-messages.js';
import { seasonMailWords } from '#common/owners/renewal/season-mail-messages.js';
import { dayInWords } from '#common/kernel/time/days.js';
import { listingTitle, type TitledListing } from '#common/listings/listing-title.js';
import { formatPrice } from '#common/pricing/prices.js';
import { partLabel } from '#common/listings/proposals/proposal.js';
import type { ProposedPriceWire } from '#common/listings/proposals/proposal-calls.js';
import { rowsOf } from '#platform/database/rows.js';
import { Facts, Heading, MailButton, Paragraph, SmallPrint } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { OwnerLinks } from '../../listings/public.js';
import { NO_MAIL } from './no-mail.js';
import { SEASON_PRICES_MAIL } from './season-mail.js';

interface AskedNotice extends TitledListing {
  id: number;
  code: string;
  proposed: ProposedPriceWire[];
  lastDay: string;
  /** Whether the notice has left the search. */
  hasLeft: boolean;
}

/**
 * To an owner: proposed prices of each notice that waits for an answer, with its link. Skipped once none waits, and if the owner was
 * unsubscribed or blacklisted since the message was recorded.
 */
@Injectable()
@RendersMail(SEASON_PRICES_MAIL)
export class SeasonPricesMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly links: OwnerLinks,
  ) {}

  async compose(facts: Record<string, unknown>, to: string): Promise<MailContent | null> {
    const notices = await this.asked(facts);
    const linked = await Promise.all(
      notices.map(async (notice) => ({
        ...notice,
        link: await this.links.of(notice.id, to, { lastDay: notice.lastDay }),
      })),
    );
    const reachable = linked.filter(({ link }) => link);
    const [first] = reachable;
    if (!first) return null;
    const { subject, lead } = seasonMailWords(reachable.length, first.hasLeft);
    return {
      subject: `${subject} (${reachable.map(({ code }) => code).join(', ')})`,
      preview: 'Te proponemos los precios de la temporada: confirmalos, cambialos o dejalos como están.',
      body: (
        <>
          <Heading>Los precios de la temporada</Heading>
          <Paragraph>{lead}</Paragraph>
          {reachable.map(({ id, code, proposed, link, ...titled }) => (
            <div key={id}>
              <Paragraph>{`${listingTitle(titled)} (${code})`}</Paragraph>
              <Facts rows={proposed.map(priceRow)} />
              <MailButton href={link!}>{`Responder por ${code}`}</MailButton>
            </div>
          ))}
          {!first.hasLeft && (
            <Paragraph>
              {`Respondé hasta el ${dayInWords(first.lastDay)}. Después, lo que nadie confirmó sale de la búsqueda hasta que respondas.`}
            </Paragraph>
          )}
          <SmallPrint>
            {ownerLinkNote(reachable.length, first.hasLeft ? undefined : first.lastDay)}
          </SmallPrint>
        </>
      ),
      replyTo: 'operator',
    };
  }

  private asked({ rolloverId, listingIds }: Record<string, unknown>): Promise<AskedNotice[]> {
    return rowsOf<AskedNotice>(
      this.database,
      `SELECT l.id, l.code, l.operation, l.property_type AS "propertyType", l.business_name AS "businessName", l.bedrooms, l.rooms, o.town,
              d.proposed, to_char(r.last_day, 'YYYY-MM-DD') AS "lastDay", d.state = 'lapsed' AS "hasLeft"
       FROM rollover_drafts d JOIN rollovers r ON r.id = d.rollover_id
       JOIN offered_listings l ON l.id = d.listing_id JOIN offered_locations o ON o.listing_id = l.id
       JOIN offered_contacts p ON p.id = l.contact_id AND ${NO_MAIL} IS NULL
       WHERE d.rollover_id = $1 AND d.listing_id = ANY($2) AND l.code IS NOT NULL
         AND (d.state = 'waiting' OR (d.state = 'lapsed' AND EXISTS (SELECT FROM offered_lapsed_listings u WHERE u.listing_id = l.id))) ORDER BY l.id`,
      [rolloverId, listingIds],
    );
  }
}

function priceRow(price: ProposedPriceWire): readonly [string, string] {
  return [partLabel(price), formatPrice(Number(price.monto), price.tipo_moneda)];
}
