import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
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
    const outcome = outcomeOf(published.length, refused.length);
    return {
      unnamed: !contact.confirmedAt,
      subject: `Tu aviso ${listing.code ?? ''}: ${outcome.toLowerCase()}`
        .replace('  ', ' ')
        .replace(' :', ':'),
      preview: 'Revisamos los cambios que propusiste.',
      body: (
        <>
          <Heading>{outcome}</Heading>
          <Paragraph>
            Hola{greetedName(contact)}: revisamos los cambios que propusiste para tu aviso.
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

function outcomeOf(published: number, refused: number): string {
  if (refused === 0) return 'Publicamos tus cambios';
  return published > 0 ? 'Publicamos algunos de tus cambios' : 'No publicamos tus cambios';
}
