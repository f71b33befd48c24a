import { Controller, Req } from '@nestjs/common';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import {
  answerOwnInquiry,
  markOwnInquiry,
  recallOwnAnswer,
  viewOwnInquiries,
  type OwnInquiriesAnswer,
  type OwnInquiryMark,
  type OwnInquiryRecall,
  type OwnInquiryReply,
} from '#common/owners/link/owner-inquiry-calls.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { ANSWER_NAMES, answerOfName, type AnswerName } from '#common/inquiries/answers/inquiry-answers.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { Flag, Id, Text } from '#platform/http/input/dto-fields.js';
import { Actions } from '#platform/http/input/actions.js';
import { OwnerInquiries } from '../../inquiries/public.js';
import { answersOf, type OpenedInquiries } from '../../listings/public.js';
import { AnswerOwnInquiry } from './answer-own-inquiry.js';
import { LinkDto } from './link.dto.js';
import { OwnerLinkAccess } from './owner-link-access.js';

const message = ERROR_MESSAGES.invalid;

class InquiryDto extends LinkDto implements OwnInquiryRecall {
  @Id() idConsulta: number;
}

class InquiryMarkDto extends InquiryDto implements OwnInquiryMark {
  @Flag() @IsBoolean({ message }) respondida: boolean;
}

class InquiryReplyDto extends InquiryDto implements OwnInquiryReply {
  @IsIn(ANSWER_NAMES, { message }) respuesta: AnswerName;
  @Text(LENGTHS.message) texto = '';
  @IsOptional() @Id() idPrecios?: number;
}

/** Inquiries that owners see, and mark as answered, by the link of their notice. */
@Controller()
export class OwnInquiriesController {
  constructor(
    private readonly links: OwnerLinkAccess,
    private readonly inquiries: OwnerInquiries,
    private readonly answering: AnswerOwnInquiry,
    private readonly actions: Actions,
    private readonly database: DataSource,
  ) {}

  @Answers(viewOwnInquiries)
  async view(@Sent() { enlace }: LinkDto, @Req() { ip }: FastifyRequest): Promise<OwnInquiriesAnswer> {
    return this.answer(await this.links.openInquiries(enlace, { ip, limit: 'notice' }));
  }

  @Answers(markOwnInquiry)
  async mark(@Sent() form: InquiryMarkDto, @Req() { ip }: FastifyRequest): Promise<OwnInquiriesAnswer> {
    const { listingId } = await this.links.open(form.enlace, { ip, limit: 'notice' });
    const { idConsulta: id, respondida: answered } = form;
    await this.actions.run(async (tx) => {
      await this.inquiries.mark(tx, listingId, { id, answered });
      return {};
    });
    return this.answer({ listingId, inquiryId: null });
  }

  @Answers(answerOwnInquiry)
  async reply(@Sent() form: InquiryReplyDto, @Req() { ip }: FastifyRequest): Promise<OwnInquiriesAnswer> {
    const opened = await this.links.openInquiries(form.enlace, { ip, limit: 'answers' });
    const { idConsulta: inquiryId, respuesta, texto, idPrecios: priceId = null } = form;
    await this.answering.send(opened, {
      inquiryId,
      kind: answerOfName(respuesta)!,
      text: texto.trim(),
      priceId,
    });
    return this.answer(opened);
  }

  @Answers(recallOwnAnswer)
  async recall(@Sent() form: InquiryDto, @Req() { ip }: FastifyRequest): Promise<OwnInquiriesAnswer> {
    const opened = await this.links.openInquiries(form.enlace, { ip, limit: 'answers' });
    await this.answering.takeBack(opened, form.idConsulta);
    return this.answer(opened);
  }

  private async answer(opened: OpenedInquiries): Promise<OwnInquiriesAnswer> {
    return {
      success: true,
      consultas: await this.inquiries.of(this.database.manager, opened),
      publico: await answersOf(this.database, opened.listingId),
    };
  }
}
