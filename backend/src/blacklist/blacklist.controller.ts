import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  blacklistAddress,
  unlistAddress,
  viewBlacklist,
  type BlacklistAnswer,
  type BlacklistEntryWire,
  type BlacklistQuery,
  type ListedAnswer,
} from '#common/blacklist/blacklist-calls.js';
import { BLACKLIST_MESSAGES } from '#common/blacklist/blacklist-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import type { IdQuery } from '#common/kernel/calls/request-shapes.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { isEmail } from '#common/kernel/forms/email.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { Clock } from '#platform/process/clock.js';
import { Settings } from '#platform/config/settings.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, AnswersItself, Asked, Sent } from '#platform/http/answers/answers.js';
import { Email, Text } from '#platform/http/input/dto-fields.js';
import { sendRows } from '#platform/http/answers/list-page.js';
import { readEmail } from '#platform/http/input/read-email.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Problem } from '#platform/process/problem.js';
import { NetworkLimits } from '#platform/security/network-limits.js';
import type { Limit } from '#platform/security/rate-limits.js';
import { mayUse } from '#platform/security/session-rules.js';
import { Blacklist } from './blacklist.js';
import type { BlacklistEntry } from './blacklist-entry.entity.js';
import { EditBlacklist } from './edit-blacklist.js';

/** Per network, so that nobody tries lists of addresses. */
const QUESTIONS: readonly Limit[] = [
  { name: 'blacklist', points: 10, seconds: 60 },
  { name: 'blacklist-hour', points: 60, seconds: 3_600 },
];
const PAGE_SIZE = 50;

class BlacklistDto {
  @Email() email = '';
  @Text(LENGTHS.note) descripcion = '';
}

/**
 * One path for two calls: checking one address, for everybody, and the list, for the operator. No other call shows that an address is listed
 * (docs/decisions/0019).
 */
@Controller()
export class BlacklistController {
  constructor(
    private readonly blacklist: Blacklist,
    private readonly edit: EditBlacklist,
    private readonly limits: NetworkLimits,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  @AnswersItself(viewBlacklist)
  async look(
    @Asked() values: QueryValues<BlacklistQuery>,
    @Req() { ip, session }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const isOperator = mayUse(session, this.clock.now().getTime(), this.settings);
    if (values.has('email')) {
      if (!isOperator) for (const limit of QUESTIONS) await this.limits.consume(limit, ip);
      const answer: ListedAnswer = {
        exists: await this.blacklist.lists(readEmail(values.text('email', LENGTHS.email) ?? '')),
      };
      return void reply.send(answer);
    }
    if (!isOperator) throw new Problem('unauthorised', ERROR_MESSAGES.unauthorised);
    return this.list(values, reply);
  }

  @Answers(blacklistAddress)
  async add(
    @Sent() { email, descripcion }: BlacklistDto,
    @AdministratorId() administratorId: number,
  ): Promise<BlacklistAnswer> {
    if (!isEmail(email))
      throw Problem.invalid({ email: [ERROR_MESSAGES.invalid] }, BLACKLIST_MESSAGES.notAnEmail);
    const idBlacklist = await this.edit.add({ email, description: descripcion }, administratorId);
    return { success: true, message: BLACKLIST_MESSAGES.added, idBlacklist };
  }

  @Answers(unlistAddress)
  async remove(
    @Asked() values: QueryValues<IdQuery>,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.edit.remove(values.requiredId('id'), administratorId);
    return { success: true, message: BLACKLIST_MESSAGES.removed };
  }

  private list(values: QueryValues<BlacklistQuery>, reply: FastifyReply): Promise<void> {
    const search = values.text('buscar', LENGTHS.email);
    return sendRows<BlacklistEntryWire>(reply, values, {
      size: PAGE_SIZE,
      pageOf: async (request) => {
        const { rows, total } = await this.blacklist.page({ ...request, search });
        return { rows: rows.map(presentEntry), total };
      },
    });
  }
}

function presentEntry({ id, email, description, createdAt }: BlacklistEntry): BlacklistEntryWire {
  return { idBlacklist: id, email, descripcion: description, fecha: createdAt.toISOString() };
}
