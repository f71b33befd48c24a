import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { stayRows } from '#common/inquiries/inquiry-stay.js';
import { sheetPath } from '#common/kernel/public-paths.js';
import { Settings } from '#platform/config/settings.js';
import { oneRow } from '#platform/database/rows.js';
import { CodeBox, Facts, Heading, MailButton, Paragraph, SmallPrint } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { isSilenced } from '../../blacklist/public.js';
import { ListingOwners } from '../../listings/public.js';
import { ConditionFacts } from './condition-facts.js';
import { Inquiry, stayOfInquiry } from './inquiry.entity.js';

export const INQUIRY_COPY_MAIL = 'inquiry-copy';

/**
 * To the sender of an inquiry, who asked for a copy. Nobody has confirmed the address, so the message contains nothing that was typed: only
 * the notice, the dates and the numbers.
 */
@Injectable()
@RendersMail(INQUIRY_COPY_MAIL)
export class InquiryCopyMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly owners: ListingOwners,
    private readonly settings: Settings,
  ) {}

  async compose({ inquiryId }: { inquiryId?: unknown }, to: string): Promise<MailContent | null> {
    const inquiry = await this.database.getRepository(Inquiry).findOneBy({ id: Number(inquiryId) });
    const owner = inquiry?.listingId
      ? await this.owners.ofPublic(this.database.manager, inquiry.listingId)
      : undefined;
    if (!inquiry || !owner || (await this.isSilenced(to))) return null;
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
