import { Controller } from '@nestjs/common';
import {
  listUndelivered,
  resumeNewsletter,
  retryUndelivered,
  stopNewsletter,
} from '#common/newsletter/newsletter-calls.js';
import { MAILING_MESSAGES } from '#common/newsletter/mailing-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import type { IdQuery } from '#common/kernel/calls/request-shapes.js';
import type { UndeliveredWire } from '#common/newsletter/mailing-shapes.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Asked, Sent } from '#platform/http/answers/answers.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Problem } from '#platform/process/problem.js';
import { Sendings } from './sendings.js';
import { ResumeNewsletter } from './resume-newsletter.js';
import { RetryUndelivered } from './retry-undelivered.js';
import { StopNewsletter } from './stop-newsletter.js';
import { RetryDto, SendingDto } from './newsletter.dto.js';

/** Lists and retries undelivered messages of a newsletter, cancels those that have not left, and sends cancelled ones. */
@Controller()
export class SendingsController {
  constructor(
    private readonly sendings: Sendings,
    private readonly retryUndelivered: RetryUndelivered,
    private readonly stopping: StopNewsletter,
    private readonly resuming: ResumeNewsletter,
  ) {}

  @Answers(listUndelivered)
  async undelivered(@Asked() values: QueryValues<IdQuery>): Promise<UndeliveredWire[]> {
    return this.sendings.undelivered(values.requiredId('id'));
  }

  @Answers(retryUndelivered)
  async retry(
    @Sent() { id, entregasIds }: RetryDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    const count = await this.retryUndelivered.execute(id, entregasIds ?? 'failed', administratorId);
    if (count === 0) throw Problem.conflict(MAILING_MESSAGES.nothingToRetry);
    return { success: true, message: MAILING_MESSAGES.retried(count) };
  }

  @Answers(stopNewsletter)
  async stop(
    @Sent() { idEnvio }: SendingDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    return { success: true, message: await this.stopping.execute(idEnvio, administratorId) };
  }

  @Answers(resumeNewsletter)
  async resume(
    @Sent() { idEnvio }: SendingDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    return { success: true, message: await this.resuming.execute(idEnvio, administratorId) };
  }
}
