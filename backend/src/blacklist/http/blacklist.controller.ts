import { Body, Controller, Delete, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BLACKLIST_MESSAGES } from '#common/messages/admin-desk.js';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { isEmail } from '#common/rules/email.js';
import type { QueryParams } from '#common/rules/search-query.js';
import { LENGTHS } from '#common/vocabulary/limits.js';
import type { SimpleAnswer } from '#common/wire/admin.js';
import type { BlacklistAnswer, BlacklistEntryWire } from '#common/wire/desk.js';
import { Clock } from '#platform/clock/clock.js';
import { AdministratorId, Public } from '#platform/http/access.js';
import { Text } from '#platform/http/dto-fields.js';
import { readPage, setPageHeaders } from '#platform/http/list-page.js';
import { parseBody } from '#platform/http/parse-body.js';
import { QueryValues } from '#platform/http/query-values.js';
import { visitorAddress } from '#platform/http/visitor-address.js';
import { Problem } from '#platform/problems/problem.js';
import { RateLimits, type Limit } from '#platform/rate-limits/rate-limits.js';
import { isSignedIn } from '#platform/sessions/session-rules.js';
import { Blacklist } from '../blacklist.js';
import { EditBlacklist } from '../use-cases/edit-blacklist.js';

const QUESTIONS: Limit = { name: 'blacklist', points: 10, seconds: 60 };
const PAGE_SIZE = 50;
const MOST_ENTRIES = 500;

class BlacklistDto {
  @Text(LENGTHS.email) email = '';
  @Text(LENGTHS.note) descripcion = '';
}

/** One path for two questions (wire-contract.md, Blacklist): anybody may ask about one address, only the operator for the list. */
@Controller('api/blacklist')
export class BlacklistController {
  constructor(
    private readonly blacklist: Blacklist,
    private readonly edit: EditBlacklist,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  @Public()
  @Get('verBlacklist')
  async look(
    @Query() params: QueryParams,
    @Req() { ip, session }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ exists: boolean } | BlacklistEntryWire[]> {
    const email = params['email'];
    if (email !== undefined) {
      await this.limits.consume(QUESTIONS, visitorAddress(ip));
      if (typeof email !== 'string' || email.length > 254)
        throw Problem.invalid({ email: [ERROR_MESSAGES.invalid] });
      return { exists: await this.blacklist.lists(email) };
    }
    if (!isSignedIn(session, this.clock.now().getTime()))
      throw new Problem('unauthorised', ERROR_MESSAGES.unauthorised);
    return this.list(params, reply);
  }

  @Post('agregarBlacklist')
  @HttpCode(200)
  async add(@Body() body: unknown, @AdministratorId() administratorId: number): Promise<BlacklistAnswer> {
    const { email, descripcion } = parseBody(BlacklistDto, body);
    if (!isEmail(email))
      throw Problem.invalid({ email: [ERROR_MESSAGES.invalid] }, BLACKLIST_MESSAGES.notAnEmail);
    const idBlacklist = await this.edit.add({ email, description: descripcion }, administratorId);
    return { success: true, message: BLACKLIST_MESSAGES.added, idBlacklist };
  }

  @Delete('eliminarBlacklist')
  async remove(
    @Query() params: QueryParams,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.edit.remove(new QueryValues(params).requiredId('id'), administratorId);
    return { success: true, message: BLACKLIST_MESSAGES.removed };
  }

  private async list(params: QueryParams, reply: FastifyReply): Promise<BlacklistEntryWire[]> {
    const values = new QueryValues(params);
    const request = readPage(values, { size: PAGE_SIZE, whole: MOST_ENTRIES });
    const { rows, total } = await this.blacklist.page({
      ...request,
      search: values.text('buscar', LENGTHS.email),
    });
    setPageHeaders(reply, total, request);
    return rows.map(({ id, email, description, createdAt }) => ({
      idBlacklist: id,
      email,
      descripcion: description,
      fecha: createdAt.toISOString(),
    }));
  }
}
