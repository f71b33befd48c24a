import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  discardUnfinished,
  listUnfinished,
  retryUnfinished,
  UNFINISHED_KINDS,
  type UnfinishedAnswer,
  type UnfinishedQuery,
} from '#common/operations/unfinished-calls.js';
import { UNFINISHED_MESSAGES } from '#common/operations/unfinished-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { Clock } from '#platform/process/clock.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Asked, Sent } from '#platform/http/answers/answers.js';
import { Text } from '#platform/http/input/dto-fields.js';
import { pageFields, readPage } from '#platform/http/answers/list-page.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { assertRecent } from '#platform/security/recent-password.js';
import { SettleWork } from './settle-work.js';
import { sendsNewsletter } from './unfinished-parts.js';
import { UnfinishedWork } from './unfinished-work.js';

const PAGE_SIZE = 50;

class UnfinishedDto {
  @Text(120) clave: string;
}

/** Work that was not finished. */
@Controller()
export class UnfinishedController {
  constructor(
    private readonly work: UnfinishedWork,
    private readonly settle: SettleWork,
    private readonly clock: Clock,
  ) {}

  @Answers(listUnfinished)
  async list(@Asked() values: QueryValues<UnfinishedQuery>): Promise<UnfinishedAnswer> {
    const request = readPage(values, { size: PAGE_SIZE });
    const kind = values.choice('tipo', UNFINISHED_KINDS);
    const [trabajos, porTipo] = await Promise.all([this.work.page({ ...request, kind }), this.work.counts()]);
    const total = kind ? porTipo[kind] : Object.values(porTipo).reduce((sum, count) => sum + count, 0);
    return { success: true, trabajos, porTipo, ...pageFields(total, request) };
  }

  /** Sending a newsletter that did not leave asks for the password, as sending one does. */
  @Answers(retryUnfinished)
  async retry(
    @Sent() { clave }: UnfinishedDto,
    @AdministratorId() administratorId: number,
    @Req() { session }: FastifyRequest,
  ): Promise<SimpleAnswer> {
    if (sendsNewsletter(clave)) assertRecent(session, this.clock.now().getTime());
    const count = await this.settle.execute('retry', clave, administratorId);
    return { success: true, message: UNFINISHED_MESSAGES.retried(count) };
  }

  @Answers(discardUnfinished)
  async discard(
    @Sent() { clave }: UnfinishedDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    const count = await this.settle.execute('discard', clave, administratorId);
    return { success: true, message: UNFINISHED_MESSAGES.discarded(count) };
  }
}
