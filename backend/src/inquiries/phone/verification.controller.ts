import { Controller, Header, HttpCode, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  verifyListing,
  type VerificationAnswer,
  type VerificationRequest,
} from '#common/inquiries/inquiry-calls.js';
import { parseCode } from '#common/listings/listing-code.js';
import { isSamePhone } from '#common/kernel/forms/phone.js';
import { verificationFaults } from '#common/inquiries/verification-form.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { Text } from '#platform/http/input/dto-fields.js';
import { PublicForm } from '#platform/http/answers/form-bodies.js';
import { Problem } from '#platform/process/problem.js';
import { NetworkLimits } from '#platform/security/network-limits.js';
import type { Limit } from '#platform/security/rate-limits.js';
import { ListingOwners } from '../../listings/public.js';
import { verificationPage } from './verification-page.js';

/** Code that no notice has: numbers begin at 1. */
const NO_CODE = 'ALQ-0000';

/** Strict, because each response reveals something about a number. */
const AN_HOUR: Limit = { name: 'verifications', points: 10, seconds: 3_600 };
const A_DAY: Limit = { name: 'verifications-day', points: 30, seconds: 86_400 };

class VerificationDto implements VerificationRequest {
  @Text(LENGTHS.code) codigo = '';
  @Text(LENGTHS.phone) telefono = '';
}

/**
 * Whether a phone is the public number of a notice. An unknown code, a notice without a number, one that is not public and another number
 * have the same answer after the same work.
 */
@Controller()
export class VerificationController {
  constructor(
    private readonly owners: ListingOwners,
    private readonly limits: NetworkLimits,
  ) {}

  @Answers(verifyListing)
  async verify(@Sent() form: VerificationDto, @Req() { ip }: FastifyRequest): Promise<VerificationAnswer> {
    const errors = verificationFaults(form);
    if (Object.keys(errors).length > 0) throw Problem.invalid(errors);
    await this.limits.consume(AN_HOUR, ip);
    await this.limits.consume(A_DAY, ip);
    const found = await this.owners.phoneOf(parseCode(form.codigo)?.code ?? NO_CODE);
    return { success: true, coincide: isSamePhone(form.telefono, found?.phone ?? '') };
  }

  /** The form submitted without JavaScript. */
  @PublicForm('verificar')
  @HttpCode(200)
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async verifyForm(@Sent() form: VerificationDto, @Req() request: FastifyRequest): Promise<string> {
    return verificationPage((await this.verify(form, request)).coincide);
  }
}
