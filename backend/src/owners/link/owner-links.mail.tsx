import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ownerLinkNote } from '#common/owners/link/owner-access-messages.js';
import { ownerLinksMailWords } from '#common/owners/link/owner-links-mail-messages.js';
import { listingTitle, type TitledListing } from '#common/listings/listing-title.js';
import { rowsOf } from '#platform/database/rows.js';
import { Heading, MailButton, Paragraph, SmallPrint } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { OwnerLinks } from '../../listings/public.js';

export const OWNER_LINKS_MAIL = 'owner-links';

/** SQL order of notices `l`. A pending one has no date of approval, which PostgreSQL sorts before all dates. */
export const PUBLIC_FIRST = `ORDER BY l.status = 'active' DESC, l.approved_at DESC NULLS LAST, l.id DESC`;

interface LinkedNotice extends TitledListing {
  id: number;
  /** Null while the notice waits for the operator. */
  code: string | null;
}

/** To an owner who asked for it, or who has confirmed the address: a link for each notice of that address. */
@Injectable()
@RendersMail(OWNER_LINKS_MAIL)
export class OwnerLinksMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly links: OwnerLinks,
  ) {}

  async compose({ listingIds }: Record<string, unknown>, to: string): Promise<MailContent | null> {
    const notices = await rowsOf<LinkedNotice>(
      this.database,
      `SELECT l.id, l.code, l.operation, l.property_type AS "propertyType", l.business_name AS "businessName", l.bedrooms, l.rooms, o.town
       FROM offered_listings l JOIN offered_locations o ON o.listing_id = l.id
       WHERE l.id = ANY($1) ${PUBLIC_FIRST}`,
      [listingIds],
    );
    const linked = await Promise.all(
      notices.map(async (notice) => ({ ...notice, link: await this.links.of(notice.id, to) })),
    );
    const reachable = linked.filter(({ link }) => link);
    if (reachable.length === 0) return null;
    const { heading, preview, lead } = ownerLinksMailWords(reachable.length);
    return {
      subject:
        reachable.length === 1
          ? `Enlace para administrar tu aviso ${reachable[0]!.code ?? ''}`.trim()
          : 'Enlaces para administrar tus avisos',
      preview,
      body: (
        <>
          <Heading>{heading}</Heading>
          <Paragraph>{lead}</Paragraph>
          {reachable.map(({ id, code, link, ...titled }) => (
            <div key={id}>
              <Paragraph>{code ? `${listingTitle(titled)} (${code})` : listingTitle(titled)}</Paragraph>
              <MailButton href={link!}>{`Administrar ${code ?? 'el aviso'}`}</MailButton>
            </div>
          ))}
          <SmallPrint>{ownerLinkNote(reachable.length)} Si no lo pediste vos, no hagas nada.</SmallPrint>
        </>
      ),
    };
  }
}
