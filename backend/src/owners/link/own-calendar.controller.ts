import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  dismissOwnProposal,
  renewCalendarLink,
  saveCalendarAddress,
  viewOwnCalendar,
  type OwnCalendarAddress,
  type OwnCalendarAnswer,
  type OwnProposalDismissal,
} from '#common/listings/calendars/calendar-calls.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { Id, Text } from '#platform/http/input/dto-fields.js';
import { ChangeCalendar, OutsideCalendars } from '../../listings/public.js';
import { LinkDto } from './link.dto.js';
import { OwnerLinkAccess } from './owner-link-access.js';

class AddressDto extends LinkDto implements OwnCalendarAddress {
  @Text(LENGTHS.webAddress) direccion = '';
}

class ProposalDismissalDto extends LinkDto implements OwnProposalDismissal {
  @Id() idPrecios: number;
  @Text(10) desde: string;
  @Text(10) hasta: string;
  @Id() noches: number;
}

/** Calendars that owners connect by the link of their notice. */
@Controller()
export class OwnCalendarController {
  constructor(
    private readonly links: OwnerLinkAccess,
    private readonly calendars: OutsideCalendars,
    private readonly changing: ChangeCalendar,
  ) {}

  @Answers(viewOwnCalendar)
  async view(@Sent() { enlace }: LinkDto, @Req() { ip }: FastifyRequest): Promise<OwnCalendarAnswer> {
    const { listingId } = await this.links.open(enlace, { ip, limit: 'notice' });
    return this.answer(listingId);
  }

  @Answers(renewCalendarLink)
  async renew(@Sent() { enlace }: LinkDto, @Req() { ip }: FastifyRequest): Promise<OwnCalendarAnswer> {
    const { listingId } = await this.links.open(enlace, { ip, limit: 'calendars' });
    await this.changing.renewLink(listingId);
    return this.answer(listingId);
  }

  @Answers(saveCalendarAddress)
  async save(
    @Sent() { enlace, direccion }: AddressDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<OwnCalendarAnswer> {
    const { listingId } = await this.links.open(enlace, { ip, limit: 'calendars' });
    await this.changing.setAddress(listingId, direccion, null);
    return this.answer(listingId);
  }

  @Answers(dismissOwnProposal)
  async dismiss(
    @Sent() { enlace, ...shown }: ProposalDismissalDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<OwnCalendarAnswer> {
    const { listingId } = await this.links.open(enlace, { ip, limit: 'calendars' });
    await this.changing.dismiss(listingId, (tx) => this.calendars.dismissible(tx, listingId, shown), null);
    return this.answer(listingId);
  }

  private async answer(listingId: number): Promise<OwnCalendarAnswer> {
    return { success: true, calendario: await this.calendars.forOwner(listingId) };
  }
}
