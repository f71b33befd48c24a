import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { stayRows } from '#common/inquiries/inquiry-stay.js';
import { sheetPath } from '#common/kernel/public-paths.js';
import { Settings } from '#platform/config/settings.js';
import { oneRow } from '#platform/database/rows.js';
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
import { isSilenced } from '../../blacklist/public.js';
import { ListingOwners, type ListingOwner } from '../../listings/public.js';
import { ConditionFacts } from './condition-facts.js';
import { Inquiry, stayOfInquiry } from './inquiry.entity.js';

export const INQUIRY_COPY_MAIL = 'inquiry-copy';

/** Id of the inquiry, or those of one question to several homes. */
interface CopyFacts {
  inquiryId?: unknown;
  inquiryIds?: number[];
}

interface Asked {
  inquiry: Inquiry;
  owner: ListingOwner;
}

/**
 * To the sender of an inquiry, who asked for a copy, or of one question to several homes. Nobody has confirmed the address, so the message
 * contains nothing that was typed: only the notices, the dates and the numbers.
 */
@Injectable()
@RendersMail(INQUIRY_COPY_MAIL)
export class InquiryCopyMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly owners: ListingOwners,
    private readonly settings: Settings,
  ) {}

  async compose({ inquiryId, inquiryIds }: CopyFacts, to: string): Promise<MailContent | null> {
    const asked = await this.asked(inquiryIds ?? [Number(inquiryId)]);
    const [first, ...others] = asked;
    if (!first || (await this.isSilenced(to))) return null;
    return others.length > 0 ? this.ofSeveral(asked) : this.ofOne(first);
  }

  private ofOne({ inquiry, owner }: Asked): MailContent {
    return {
      unnamed: true,
      subject: `Copia de tu consulta por el aviso ${owner.code}`,
      preview: `Le pasamos tu consulta al dueño de «${owner.title}».`,
      body: (
        <>
          <Heading>Le pasamos tu consulta al dueño</Heading>
          <Paragraph>
            Preguntaste por «{owner.title}». El dueño te responde directo a esta dirección.
          </Paragraph>
          <CodeBox code={owner.code} />
          <Facts rows={stayRows(stayOfInquiry(inquiry))} />
          <ConditionFacts conditions={owner.conditions} />
          <MailButton href={`${this.settings.SITE_URL}${sheetPath(owner.code)}`}>Ver el aviso</MailButton>
          <SmallPrint>
            Te la mandamos porque alguien pidió la copia con esta dirección. Si no fuiste vos, no hace falta
            que hagas nada.
          </SmallPrint>
        </>
      ),
    };
  }

  private ofSeveral(asked: readonly Asked[]): MailContent {
    const siteUrl = this.settings.SITE_URL;
    return {
      unnamed: true,
      subject: `Comprobante: consultaste por ${asked.length} avisos`,
      preview: 'Les pasamos tu consulta a los dueños.',
      body: (
        <>
          <Heading>Les pasamos tu consulta a {asked.length} dueños</Heading>
          <Paragraph>Cada dueño te responde directo a esta dirección.</Paragraph>
          <Facts rows={stayRows(stayOfInquiry(asked[0]!.inquiry))} />
          {asked.map(({ inquiry, owner }) => (
            <Paragraph key={inquiry.id}>
              <MailLink href={`${siteUrl}${sheetPath(owner.code)}`}>{owner.title}</MailLink> ({owner.code})
            </Paragraph>
          ))}
          <SmallPrint>
            Te lo mandamos porque alguien consultó por esos avisos con esta dirección. Si no fuiste vos, no
            hace falta que hagas nada.
          </SmallPrint>
        </>
      ),
    };
  }

  /** Those about notices that are public, in the order in which they were sent. */
  private async asked(ids: readonly number[]): Promise<Asked[]> {
    const inquiries = await this.database
      .getRepository(Inquiry)
      .find({ where: { id: In(ids) }, order: { id: 'ASC' } });
    const owners = await Promise.all(
      inquiries.map(({ listingId }) =>
        listingId === null ? undefined : this.owners.ofPublic(this.database.manager, listingId),
      ),
    );
    return inquiries.flatMap((inquiry, at) => {
      const owner = owners[at];
      return owner ? [{ inquiry, owner }] : [];
    });
  }

  /** Nothing is sent to blocked and unsubscribed addresses. */
  private async isSilenced(email: string): Promise<boolean> {
    const { silenced } = await oneRow<{ silenced: boolean }>(
      this.database,
      `SELECT ${isSilenced('$1::text')} AS silenced`,
      [email],
    );
    return silenced;
  }
}
