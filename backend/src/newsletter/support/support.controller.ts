import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  countMessages,
  listMessages,
  removeMessage,
  replyProgress,
  replyToMessages,
  takeBackReply,
  type SupportCountAnswer,
  type SupportMessageWire,
  type SupportQuery,
} from '#common/newsletter/support/support-calls.js';
import { SUPPORT_MESSAGES } from '#common/newsletter/support/support-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import type { IdQuery } from '#common/kernel/calls/request-shapes.js';
import { MAILING_MESSAGES } from '#common/newsletter/mailing-messages.js';
import { mailingFaults } from '#common/newsletter/mailing-form.js';
import { MAIL_WAITS_SECONDS } from '#common/kernel/time/take-back.js';
import { LENGTHS } from '#common/kernel/limits.js';
import type { MailingAnswer } from '#common/newsletter/mailing-shapes.js';
import { AdministratorId, Background } from '#platform/http/answers/access.js';
import { Answers, AnswersItself, Asked, Sent } from '#platform/http/answers/answers.js';
import { IdempotencyKey } from '#platform/http/input/idempotency-key.js';
import { Id } from '#platform/http/input/dto-fields.js';
import { sendRows } from '#platform/http/answers/list-page.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Problem } from '#platform/process/problem.js';
import { Replies } from './replies.js';
import { SupportMessages } from './support-messages.js';
import { DeleteMessage } from './delete-message.js';
import { ReplyToMessages } from './reply-to-messages.js';
import { TakeBackReply } from './take-back-reply.js';
import { ReplyDto } from './messages.dto.js';
import { deadlineMs } from '#platform/timings.js';

const PAGE_SIZE = 20;

class ReplyIdDto {
  @Id() idEnvio: number;
}

class DeletionDto {
  @Id() idConsultaSoporte: number;
}

/** Support messages and replies (back-office.md §7, Newsletter and support). */
@Controller()
export class SupportController {
  constructor(
    private readonly messages: SupportMessages,
    private readonly reply: ReplyToMessages,
    private readonly deletion: DeleteMessage,
    private readonly replies: Replies,
    private readonly takingBack: TakeBackReply,
  ) {}

  @AnswersItself(listMessages)
  async list(@Asked() values: QueryValues<SupportQuery>, @Res() reply: FastifyReply): Promise<void> {
    const filters = {
      search: values.text('buscar', LENGTHS.email),
      answered: values.flag('respondidas'),
      closed: values.flag('cerradas') ?? false,
    };
    await sendRows<SupportMessageWire>(reply, values, {
      size: PAGE_SIZE,
      pageOf: (request) => this.messages.page({ ...request, ...filters }),
    });
  }

  @Answers(replyToMessages)
  async answer(
    @Sent() { asunto, mensaje, consultasIds, sinEspera, conDeshacer }: ReplyDto,
    @AdministratorId() administratorId: number,
    @IdempotencyKey() key: string | null,
  ): Promise<MailingAnswer> {
    const form = { asunto, mensaje, destinatarios: consultasIds.length };
    const errors = mailingFaults(form, SUPPORT_MESSAGES.incomplete);
    if (Object.keys(errors).length > 0) throw Problem.invalid(errors, SUPPORT_MESSAGES.incomplete);
    const reply = {
      subject: asunto,
      body: mensaje,
      messageIds: consultasIds,
      administratorId,
      delaySeconds: conDeshacer ? MAIL_WAITS_SECONDS : 0,
    };
    const { id } = await this.reply.execute(reply, key);
    return this.replies.progress(id, sinEspera ? 0 : deadlineMs('mailingOutcome'));
  }

  @Answers(takeBackReply)
  async takeBack(
    @Sent() { idEnvio }: ReplyIdDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.takingBack.execute(idEnvio, administratorId);
    return { success: true, message: MAILING_MESSAGES.replyTakenBack };
  }

  @Background()
  @Answers(replyProgress)
  async progress(@Asked() values: QueryValues<IdQuery>): Promise<MailingAnswer> {
    return this.replies.progress(values.requiredId('id'));
  }

  @Answers(removeMessage)
  async remove(@Sent() form: DeletionDto, @AdministratorId() administratorId: number): Promise<SimpleAnswer> {
    await this.deletion.execute(form.idConsultaSoporte, administratorId);
    return { success: true, message: MAILING_MESSAGES.supportRemoved };
  }

  @Background()
  @Answers(countMessages)
  async count(): Promise<SupportCountAnswer> {
    const { all, unanswered } = await this.messages.counts();
    return { success: true, count: all, sinResponder: unanswered };
  }
}
