import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { stayRows } from '#common/inquiries/inquiry-stay.js';
import { sheetPath } from '#common/kernel/public-paths.js';
import { Settings } from '#platform/config/settings.js';
import { Facts, Heading, MailButton, MailLink, Paragraph, Quotation } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { ListingOwners, OwnerLinks } from '../../listings/public.js';
import { AnswerLinks } from './answer-links.js';
import { ConditionFacts } from './condition-facts.js';
import { Inquiry, stayOfInquiry } from './inquiry.entity.js';

export const INQUIRY_MAIL = 'inquiry';

export function inquiryMailKey(inquiryId: number): string {
  return `${INQUIRY_MAIL}:${inquiryId}`;
}

/**
 * To the owner: a visitor's question. Replies go to the visitor and may quote the message, so its links open this inquiry only, not the
 * owner's page.
 */
@Injectable()
@RendersMail(INQUIRY_MAIL)
export class InquiryMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly owners: ListingOwners,
    private readonly links: OwnerLinks,
    private readonly settings: Settings,
  ) {}

  async compose({ inquiryId }: { inquiryId?: unknown }, to: string): Promise<MailContent | null> {
    const inquiry = await this.database.getRepository(Inquiry).findOneBy({ id: Number(inquiryId) });
    const owner = inquiry?.listingId
      ? await this.owners.ofPublished(this.database.manager, inquiry.listingId)
      : undefined;
    // An erased inquiry has no address, and nothing else to tell.
    if (!inquiry?.listingId || !inquiry.email || !owner) return null;
    const token = await this.links.toInquiry(inquiry.listingId, inquiry.id, to);
    const siteUrl = this.settings.SITE_URL;
    return {
      subject: `Consulta por tu aviso ${owner.code}`,
      preview: `${inquiry.fullName} te escribió por «${owner.title}».`,
      replyTo: { name: inquiry.fullName, email: inquiry.email },
      body: (
        <>
          <Heading>Tenés una consulta</Heading>
          <Paragraph>
            Hola, {owner.name}: te escribieron por «{owner.title}» ({owner.code}).
          </Paragraph>
          <Quotation>{inquiry.message}</Quotation>
          <Facts
            rows={[
              ['De', inquiry.fullName],
              ['Email', inquiry.email],
              ...(inquiry.phone ? [['Teléfono', inquiry.phone] as const] : []),
              ...stayRows(stayOfInquiry(inquiry)),
            ]}
          />
          <ConditionFacts conditions={owner.conditions} />
          {token && <AnswerLinks {...{ owner, siteUrl, token }} />}
          <Paragraph>
            También podés responder este mensaje: tu respuesta le llega directo a {inquiry.fullName}. En ese
            caso, <MailLink href={`${siteUrl}/mi-aviso`}>marcala como respondida</MailLink> en la página de tu
            aviso: ahí se ve cuántas consultas respondés.
          </Paragraph>
          {owner.isPublic && (
            <MailButton href={`${siteUrl}${sheetPath(owner.code)}`}>Ver mi aviso</MailButton>
          )}
        </>
      ),
    };
  }
}
