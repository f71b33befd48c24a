import { Injectable } from '@nestjs/common';
import { DataSource, In, Not } from 'typeorm';
import { digestWords } from '#common/inquiries/inquiry-digest-messages.js';
import { stayRows } from '#common/inquiries/inquiry-stay.js';
import { sheetPath } from '#common/kernel/public-paths.js';
import { counted } from '#common/kernel/text.js';
import { Settings } from '#platform/config/settings.js';
import { Facts, Heading, MailButton, Paragraph, Quotation } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { ListingOwners, OwnerLinks } from '../../listings/public.js';
import { AnswerLinks } from './answer-links.js';
import { Inquiry, stayOfInquiry } from './inquiry.entity.js';

export const INQUIRY_DIGEST_MAIL = 'inquiry-digest';

/** To the owner of a listing with many inquiries: several of them in one message. */
@Injectable()
@RendersMail(INQUIRY_DIGEST_MAIL)
export class InquiryDigestMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly owners: ListingOwners,
    private readonly links: OwnerLinks,
    private readonly settings: Settings,
  ) {}

  async compose({ listingId, inquiryIds }: Record<string, unknown>, to: string): Promise<MailContent | null> {
    // An erased inquiry has no address, and nothing else to tell.
    const inquiries = await this.database
      .getRepository(Inquiry)
      .find({ where: { id: In(inquiryIds as number[]), email: Not('') }, order: { id: 'ASC' } });
    const owner = await this.owners.ofPublished(this.database.manager, Number(listingId));
    if (inquiries.length === 0 || !owner) return null;
    const siteUrl = this.settings.SITE_URL;
    const tokens = await this.tokens(Number(listingId), { inquiries, to });
    const many = counted(inquiries.length, 'consulta');
    const { preview, why, how } = digestWords(inquiries.length, owner.title);
    return {
      subject: `${many} por tu aviso ${owner.code}`,
      preview,
      body: (
        <>
          <Heading>Tenés {many}</Heading>
          <Paragraph>
            Hola, {owner.name}: hoy te escribieron muchas veces por «{owner.title}» ({owner.code}), {why}{' '}
            {how}
          </Paragraph>
          {inquiries.map(({ id, fullName, email, phone, message, ...stay }) => (
            <div key={id}>
              <Quotation>{message}</Quotation>
              <Facts
                rows={[
                  ['De', fullName],
                  ['Email', email],
                  ...(phone ? [['Teléfono', phone] as const] : []),
                  ...stayRows(stayOfInquiry(stay)),
                ]}
              />
              {tokens.has(id) && <AnswerLinks {...{ owner, siteUrl }} token={tokens.get(id)!} />}
            </div>
          ))}
          <MailButton href={`${siteUrl}${sheetPath(owner.code)}`}>Ver mi aviso</MailButton>
        </>
      ),
    };
  }

  /** Tokens of the links to each inquiry; empty if the notice has no link for the recipient. */
  private async tokens(
    listingId: number,
    { inquiries, to }: { inquiries: readonly Inquiry[]; to: string },
  ): Promise<Map<number, string>> {
    const tokens = new Map<number, string>();
    for (const { id } of inquiries) {
      const token = await this.links.toInquiry(listingId, id, to);
      if (token) tokens.set(id, token);
    }
    return tokens;
  }
}
