import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { decidedWords } from '#common/listings/proposals/proposal-messages.js';
import { OWNER_LINK_NOTE } from '#common/owners/link/owner-access-messages.js';
import {
  CodeBox,
  Facts,
  Heading,
  MailButton,
  Paragraph,
  Quotation,
  ReplyInvitation,
  SmallPrint,
} from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { greetedName } from '../../contacts/public.js';
import { OwnerLinks } from '../owner/owner-links.js';
import { Proposals } from './proposals.js';
import { MailedListings } from '../owner/mailed-listings.js';
import { PROPOSAL_DECIDED_MAIL } from './proposal-mail.js';

/** To the owner: which of the proposed changes were published, and why others were not. */
@Injectable()
@RendersMail(PROPOSAL_DECIDED_MAIL)
export class ProposalDecidedMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly mailed: MailedListings,
    private readonly proposals: Proposals,
    private readonly links: OwnerLinks,
  ) {}

  async compose(facts: Record<string, unknown>, to: string): Promise<MailContent | null> {
    const found = await this.mailed.find(facts);
    const decided = found && (await this.proposals.lastDecided(this.database.manager, found.listing.id));
    if (!decided || decided.id !== Number(facts['proposalId'])) return null;
    const { listing, contact } = found;
    const { published, refused, reason } = decided;
    const link = await this.links.of(listing.id, to);
    const { outcome, changes } = decidedWords(published.length, refused.length);
    return {
      unnamed: !contact.confirmedAt,
      subject: `Tu aviso ${listing.code ?? ''}: ${outcome.toLowerCase()}`
        .replace('  ', ' ')
        .replace(' :', ':'),
      preview: `Revisamos ${changes}.`,
      body: (
        <>
          <Heading>{outcome}</Heading>
          <Paragraph>
            Hola{greetedName(contact)}: revisamos {changes} para tu aviso.
          </Paragraph>
          {listing.code && <CodeBox code={listing.code} />}
          <Facts
            rows={[
              ...(published.length > 0 ? [['Se publicó', published.join('; ')] as const] : []),
              ...(refused.length > 0 ? [['No se publicó', refused.join('; ')] as const] : []),
            ]}
          />
          {reason && <Quotation>{reason}</Quotation>}
          {link && <MailButton href={link}>Ver mi aviso</MailButton>}
          <ReplyInvitation />
          {link && <SmallPrint>{OWNER_LINK_NOTE}</SmallPrint>}
        </>
      ),
      replyTo: 'operator',
    };
  }
}
