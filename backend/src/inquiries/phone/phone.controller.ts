import { Controller, Get, Header, HttpCode, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { revealPhone, type PhoneAnswer, type PhoneRequest } from '#common/inquiries/inquiry-calls.js';
import { INQUIRY_MESSAGES } from '#common/inquiries/inquiry-messages.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { parseCode, type ListingCode } from '#common/listings/listing-code.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { Public } from '#platform/http/answers/access.js';
import { Answers, Asked, Sent } from '#platform/http/answers/answers.js';
import { Text } from '#platform/http/input/dto-fields.js';
import { PublicForm } from '#platform/http/answers/form-bodies.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { SiteOptions } from '#platform/options/site-options.js';
import { Problem } from '#platform/process/problem.js';
import { ListingOwners } from '../../listings/public.js';
import { RevealPhone } from './reveal-phone.js';
import { PhoneLimits } from './phone-limits.js';
import { askingPage, phonePage } from './phone-page.js';

class PhoneDto {
  @Text(LENGTHS.code) codigo = '';
}

interface FoundPhone {
  code: ListingCode;
  listingId: number;
  phone: string;
}

/** Returns the phone number of a listing on request; no page and no other call contains it (wire-contract.md, Telephone). */
@Controller()
export class PhoneController {
  constructor(
    private readonly owners: ListingOwners,
    private readonly limits: PhoneLimits,
    private readonly revealPhone: RevealPhone,
    private readonly options: SiteOptions,
  ) {}

  /** @throws Problem 'not-found' for a listing that is not public or has no number, 'conflict' while inquiries are closed, 'too-many' */
  @Answers(revealPhone)
  async reveal(@Sent() { codigo }: PhoneDto, @Req() { ip }: FastifyRequest): Promise<PhoneAnswer> {
    return { success: true, telefono: (await this.phoneOf(codigo, ip)).phone };
  }

  /**
   * Target of the sheet's buttons without JavaScript. The page asks for confirmation, so that crawlers that follow links do not get the
   * number.
   */
  @Public()
  @Get('telefono')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('x-robots-tag', 'noindex')
  async ask(@Asked() values: QueryValues<PhoneRequest>): Promise<string> {
    const asked = values.text('codigo', LENGTHS.code) ?? '';
    return askingPage((await this.find(asked)).code);
  }

  @PublicForm('telefono')
  @HttpCode(200)
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async show(@Sent() { codigo }: PhoneDto, @Req() { ip }: FastifyRequest): Promise<string> {
    const { code, phone } = await this.phoneOf(codigo, ip);
    return phonePage(code, phone);
  }

  private async phoneOf(asked: string, ip: string): Promise<FoundPhone> {
    await this.options.refuseClosed('inquiries');
    const found = await this.find(asked);
    const isFirst = await this.limits.consume(found.listingId, ip);
    if (isFirst) await this.revealPhone.execute(found.listingId);
    return found;
  }

  private async find(asked: string): Promise<FoundPhone> {
    const code = parseCode(asked)?.code;
    const found = code && (await this.owners.phoneOf(code));
    if (!found) throw Problem.notFound(ERROR_MESSAGES.listingNotFound);
    if (!found.phone) throw Problem.notFound(INQUIRY_MESSAGES.noOwnerPhone);
    return { code, ...found };
  }
}
