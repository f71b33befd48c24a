import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { alikeHomes } from '#common/inquiries/answers/alike-homes.js';
import { ANSWER_MESSAGES } from '#common/inquiries/answers/answer-messages.js';
import { answerLabel } from '#common/inquiries/answers/inquiry-answers.js';
import { stayRows } from '#common/inquiries/inquiry-stay.js';
import { sheetPath } from '#common/kernel/public-paths.js';
import { formatDay } from '#common/kernel/time/days.js';
import { billInWords, quoteInWords } from '#common/pricing/stays/stay-words.js';
import type { StayWire } from '#common/pricing/stays/stay-shapes.js';
import { searchAddress } from '#common/search/query/search-path.js';
import { questionOfSheet } from '#common/search/sheet/sheet-parameters.js';
import { localDay } from '#platform/process/local-day.js';
import { Settings } from '#platform/config/settings.js';
import { oneRow } from '#platform/database/rows.js';
import { Facts, Heading, MailButton, Paragraph, Quotation, SmallPrint } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { isBlacklisted } from '../../blacklist/public.js';
import { ListingOwners, type PublishedOwner } from '../../listings/public.js';
import { FewListings } from '../../search/public.js';
import { FoundHome } from '../found-home.js';
import { ConditionFacts } from '../sending/condition-facts.js';
import { Inquiry, stayOfInquiry } from '../sending/inquiry.entity.js';
import type { OfferedInstead } from './alike-homes.js';
import { AskedStaysQuery } from './asked-stays.js';

export const INQUIRY_ANSWER_MAIL = 'inquiry-answer';

/** Name of the batch of an answer. */
export function answerBatch(inquiryId: number): string {
  return `${INQUIRY_ANSWER_MAIL}:${inquiryId}`;
}

/** The same in SQL, of a row of `inquiries`. */
export const ANSWER_BATCH = `'${INQUIRY_ANSWER_MAIL}:' || inquiries.id`;

interface AnswerFacts extends OfferedInstead {
  inquiryId: number;
}

/** An inquiry that was answered, and the owner of its notice. */
interface Answered {
  inquiry: Inquiry;
  owner: PublishedOwner;
}

/**
 * To the writer of an inquiry: the owner's answer. Replies go to the owner. Nobody has confirmed the address, so the message contains nothing
 * that the visitor typed but dates and numbers.
 */
@Injectable()
@RendersMail(INQUIRY_ANSWER_MAIL)
export class InquiryAnswerMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly owners: ListingOwners,
    private readonly stays: AskedStaysQuery,
    private readonly listings: FewListings,
    private readonly settings: Settings,
  ) {}

  async compose(facts: Record<string, unknown>, to: string): Promise<MailContent | null> {
    const { inquiryId, alike, marked } = facts as unknown as AnswerFacts;
    const inquiry = await this.database.getRepository(Inquiry).findOneBy({ id: inquiryId });
    const owner = inquiry?.listingId
      ? await this.owners.ofPublished(this.database.manager, inquiry.listingId)
      : undefined;
    if (!inquiry?.answerKind || !inquiry.email || !owner) return null;
    // A listed owner sees the usual answer, as every listed sender.
    if (await this.isAnyBlacklisted([to, owner.email, owner.contactEmail])) return null;
    const label = answerLabel(inquiry.answerKind, owner.listing.operation);
    const words = inquiry.answerKind === 'other' ? 'El dueño respondió tu consulta' : label;
    return {
      unnamed: true,
      subject: `${words}: aviso ${owner.code}`,
      preview: `La respuesta del dueño por «${owner.title}».`,
      replyTo: { name: owner.name, email: owner.email },
      body: (
        <>
          <Heading>{words}</Heading>
          <Paragraph>
            Preguntaste por «{owner.title}» ({owner.code}), y el dueño te respondió.
          </Paragraph>
          {inquiry.answerText && <Quotation>{inquiry.answerText}</Quotation>}
          <Facts rows={stayRows(stayOfInquiry(inquiry))} />
          {inquiry.answerKind === 'free' && (await this.offer({ inquiry, owner }))}
          {inquiry.answerKind === 'taken' && (await this.instead({ inquiry, owner }, { alike, marked }))}
          <Paragraph>Si respondés este mensaje, le llega directo al dueño.</Paragraph>
          {owner.isPublic && inquiry.answerKind !== 'taken' && (
            <MailButton href={`${this.settings.SITE_URL}${sheetPath(owner.code)}`}>Ver el aviso</MailButton>
          )}
          <SmallPrint>
            Te la mandamos porque alguien consultó por ese aviso con esta dirección. Antes de señar, mirá los
            consejos: {this.settings.SITE_URL}/consejos
          </SmallPrint>
        </>
      ),
    };
  }

  /** Price and conditions of the stay. */
  private async offer({ inquiry, owner }: Answered) {
    const stays = await this.stays.of(inquiry.listingId!, owner);
    const quote = stays.quote(stayOfInquiry(inquiry));
    return (
      <>
        {quote?.disponible && <Facts rows={quoteRows(quote)} />}
        <ConditionFacts conditions={owner.conditions} />
      </>
    );
  }

  /** Homes that are still free. */
  private async instead({ inquiry, owner }: Answered, { alike, marked }: OfferedInstead) {
    const today = formatDay(localDay(new Date()));
    const filters = alikeHomes(owner.listing, { stay: stayOfInquiry(inquiry), marked }, today);
    const listings = await this.listings.of(this.database, alike);
    const found = listings.matching(filters);
    const search = `${this.settings.SITE_URL}${searchAddress(listings.readable(filters))}`;
    return (
      <>
        {found.length > 0 && <Paragraph>{ANSWER_MESSAGES.alike(found.length)}</Paragraph>}
        {found.map((home) => (
          <FoundHome
            key={home.facts.id}
            {...home}
            question={questionOfSheet(filters, today)}
            siteUrl={this.settings.SITE_URL}
          />
        ))}
        <MailButton href={search}>{ANSWER_MESSAGES.searchAlike(found.length)}</MailButton>
      </>
    );
  }

  private async isAnyBlacklisted(emails: readonly string[]): Promise<boolean> {
    const { listed } = await oneRow<{ listed: boolean }>(
      this.database,
      `SELECT EXISTS (SELECT FROM unnest($1::text[]) AS given (email) WHERE ${isBlacklisted('given.email')}) AS listed`,
      [emails],
    );
    return listed;
  }
}

function quoteRows(quote: StayWire): [string, string][] {
  const bill = billInWords(quote);
  return [
    ['Precio', quoteInWords(quote)],
    ...(quote.detalle ? [['Se compone de', quote.detalle] satisfies [string, string]] : []),
    ...(bill ? [['Con los cargos', bill] satisfies [string, string]] : []),
  ];
}
