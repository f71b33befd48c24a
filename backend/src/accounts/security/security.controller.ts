import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  blockNetwork,
  listSecurityEvents,
  unblockNetwork,
  viewRefusals,
  type RefusalsAnswer,
  type SecurityEventsAnswer,
  type SecurityEventsQuery,
} from '#common/accounts/security/security-calls.js';
import { SECURITY_MESSAGES } from '#common/accounts/security/security-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { Clock } from '#platform/process/clock.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Asked, Sent } from '#platform/http/answers/answers.js';
import { NetworkDto } from '#platform/http/input/network.dto.js';
import { pageFields, readPage } from '#platform/http/answers/list-page.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { networksOf, readNetwork } from '#platform/process/visitor-address.js';
import { Problem } from '#platform/process/problem.js';
import { Refusals } from './refusals.js';
import { SecurityEventList } from './security-events.js';
import { NetworkBlocks } from './network-blocks.js';
import { BlockDto } from './block.dto.js';

const PAGE_SIZE = 50;
const HOUR_MS = 3_600_000;

/** Refused requests, their networks, and events of accounts. */
@Controller()
export class SecurityController {
  constructor(
    private readonly events: SecurityEventList,
    private readonly refusals: Refusals,
    private readonly blocks: NetworkBlocks,
    private readonly clock: Clock,
  ) {}

  @Answers(listSecurityEvents)
  async list(@Asked() values: QueryValues<SecurityEventsQuery>): Promise<SecurityEventsAnswer> {
    const request = readPage(values, { size: PAGE_SIZE });
    const { rows, total } = await this.events.page({
      ...request,
      action: values.text('accion', 40),
      outcome: values.text('resultado', 40),
      network: values.text('red', 60),
      from: values.day('desde'),
      until: values.day('hasta'),
    });
    return { success: true, eventos: rows, ...pageFields(total, request) };
  }

  @Answers(viewRefusals)
  async view(): Promise<RefusalsAnswer> {
    return { success: true, ...(await this.refusals.view()) };
  }

  @Answers(blockNetwork)
  async block(
    @Sent() { red, horas, motivo }: BlockDto,
    @Req() { ip }: FastifyRequest,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    const network = networkOf(red);
    if (networksOf(ip).some(({ key }) => key === network))
      throw Problem.invalid({ red: [SECURITY_MESSAGES.ownNetwork] }, SECURITY_MESSAGES.ownNetwork);
    const until = new Date(this.clock.now().getTime() + horas * HOUR_MS);
    await this.blocks.block({ network, until, reason: motivo.trim(), administratorId });
    return { success: true, message: SECURITY_MESSAGES.blockedNow };
  }

  @Answers(unblockNetwork)
  async unblock(
    @Sent() { red }: NetworkDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.blocks.unblock(networkOf(red), administratorId);
    return { success: true, message: SECURITY_MESSAGES.unblocked };
  }
}

/** @throws Problem 'invalid' */
function networkOf(typed: string): string {
  const network = readNetwork(typed);
  if (!network) throw Problem.invalid({ red: [SECURITY_MESSAGES.noNetwork] }, SECURITY_MESSAGES.noNetwork);
  return network;
}
