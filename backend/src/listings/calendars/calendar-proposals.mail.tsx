import { Injectable } from '@nestjs/common';
import { proposalText } from '#common/listings/calendars/calendar-messages.js';
import { OWNER_LINK_NOTE } from '#common/owners/link/owner-access-messages.js';
import { partLabel } from '#common/pricing/periods.js';
import { CodeBox, Facts, Heading, MailButton, Paragraph, SmallPrint } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { greetedName } from '../../contacts/public.js';
import { MailedListings } from '../owner/mailed-listings.js';
import { OwnerLinks } from '../owner/owner-links.js';
import { OutsideCalendars } from './outside-calendars.js';
import { CALENDAR_PROPOSALS_MAIL } from './tell-proposals.js';

/** To the owner: what the calendar of another site proposes to mark. Skipped once nothing of it is left to decide. */
@Injectable()
@RendersMail(CALENDAR_PROPOSALS_MAIL)
export class CalendarProposalsMail implements MailTemplate {
  constructor(
    private readonly mailed: MailedListings,
    private readonly links: OwnerLinks,
    private readonly calendars: OutsideCalendars,
  ) {}

  async compose(facts: Record<string, unknown>, to: string): Promise<MailContent | null> {
    const found = await this.mailed.find(facts);
    if (!found) return null;
    const { listing, contact } = found;
    const calendar = await this.calendars.forOperator(listing.id);
    if (!calendar?.sitio || calendar.propuestas.length === 0) return null;
    const link = await this.links.of(listing.id, to, { opens: 'calendarios' });
    if (!link) return null;
    return {
      unnamed: !contact.confirmedAt,
      subject: `Tu aviso ${listing.code}: ¿marcamos ALQUILADO?`,
      preview: `El calendario de ${calendar.sitio} tiene noches tomadas que tu aviso muestra libres.`,
      body: (
        <>
          <Heading>¿Lo marcamos ALQUILADO?</Heading>
          <Paragraph>
            Hola{greetedName(contact)}: el calendario que conectaste de {calendar.sitio} tiene noches tomadas
            que tu aviso muestra libres.
          </Paragraph>
          <CodeBox code={listing.code!} />
          <Facts
            rows={calendar.propuestas.map((proposal) => [
              partLabel(proposal.periodo, proposal.fraccion),
              proposalText(proposal),
            ])}
          />
          <MailButton href={link}>Mirarlo y marcar</MailButton>
          <Paragraph>
            Nada se marca solo: en la página de tu aviso lo marcás con un toque, o lo descartás. Si lo dejás
            así, no te escribimos otra vez por lo mismo.
          </Paragraph>
          <SmallPrint>{OWNER_LINK_NOTE}</SmallPrint>
        </>
      ),
      replyTo: 'operator',
    };
  }
}
