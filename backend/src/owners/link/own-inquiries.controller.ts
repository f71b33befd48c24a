import { Controller, Header, Req } from '@nestjs/common';
import { IsBoolean } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { markOwnInquiry, viewOwnInquiries } from '#common/owners/link/owner-inquiry-calls.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import type { OwnInquiriesAnswer, OwnInquiryMark } from '#common/owners/link/owner-inquiry-shapes.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { Flag, Id } from '#platform/http/input/dto-fields.js';
import { Actions } from '#platform/http/input/actions.js';
import { OwnerInquiries } from '../../inquiries/public.js';
import { answersOf } from '../../listings/public.js';
import { LinkDto } from './link.dto.js';
import { OwnerLinkAccess } from './owner-link-access.js';

class InquiryMarkDto extends LinkDto implements OwnInquiryMark {
  @Id() idConsulta: number;
  @Flag() @IsBoolean({ message: ERROR_MESSAGES.invalid }) respondida: boolean;
}

/** Inquiries that owners see, and mark as answered, by the link of their notice. */
@Controller()
export class OwnInquiriesController {
  constructor(
    private readonly links: OwnerLinkAccess,
    private readonly inquiries: OwnerInquiries,
    private readonly actions: Actions,
    private readonly database: DataSource,
  ) {}

  @Answers(viewOwnInquiries)
  @Header('cache-control', 'no-store')
  async view(@Sent() { enlace }: LinkDto, @Req() { ip }: FastifyRequest): Promise<OwnInquiriesAnswer> {
    const { listingId } = await this.links.open(enlace, { ip, limit: 'notice' });
    return this.answer(listingId);
  }

  @Answers(markOwnInquiry)
  @Header('cache-control', 'no-store')
  async mark(@Sent() form: InquiryMarkDto, @Req() { ip }: FastifyRequest): Promise<OwnInquiriesAnswer> {
    const { listingId } = await this.links.open(form.enlace, { ip, limit: 'notice' });
    const { idConsulta: id, respondida: answered } = form;
    await this.actions.run(async (tx) => {
      await this.inquiries.mark(tx, listingId, { id, answered });
      return {};
    });
    return this.answer(listingId);
  }

  private async answer(listingId: number): Promise<OwnInquiriesAnswer> {
    return {
      success: true,
      consultas: await this.inquiries.of(this.database, listingId),
      publico: await answersOf(this.database, listingId),
    };
  }
}
