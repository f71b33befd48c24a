import { Controller, Req, Res } from '@nestjs/common';
import { IsIn } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { reportListing, type ReportRequest } from '#common/inquiries/reports/report-calls.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { REPORT_MESSAGES } from '#common/inquiries/reports/report-messages.js';
import { parseCode } from '#common/listings/listing-code.js';
import { PUBLIC_PATHS } from '#common/kernel/public-paths.js';
import { reportFaults } from '#common/inquiries/reports/report-form.js';
import { looksAutomatic } from '#common/kernel/forms/spam.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { REPORT_REASON_CODES, type ReportReason } from '#common/inquiries/reports/report-reasons.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { Email, Text } from '#platform/http/input/dto-fields.js';
import { PublicForm } from '#platform/http/answers/form-bodies.js';
import { SpamTrapsDto } from '#platform/http/input/spam-traps.dto.js';
import { Problem } from '#platform/process/problem.js';
import { NetworkLimits } from '#platform/security/network-limits.js';
import type { Limit } from '#platform/security/rate-limits.js';
import { Blacklist } from '../../blacklist/public.js';
import { ListingOwners } from '../../listings/public.js';
import { ReportListing } from './report-listing.js';

/** Reports of a network in all, and of one notice. */
const PER_NETWORK: Limit = { name: 'reports', points: 10, seconds: 3_600 };
const PER_NOTICE: Limit = { name: 'reports-notice', points: 3, seconds: 86_400 };

class ReportDto extends SpamTrapsDto implements ReportRequest {
  @Text(LENGTHS.code) codigo = '';
  @IsIn(REPORT_REASON_CODES, { message: REPORT_MESSAGES.reasonRequired }) motivo: ReportReason;
  @Text(LENGTHS.message) mensaje = '';
  @Email() email = '';
}

/** 'Denunciar este aviso' on the sheet. */
@Controller()
export class ReportController {
  constructor(
    private readonly reports: ReportListing,
    private readonly blacklist: Blacklist,
    private readonly owners: ListingOwners,
    private readonly limits: NetworkLimits,
  ) {}

  @Answers(reportListing)
  async report(@Sent() form: ReportDto, @Req() { ip }: FastifyRequest): Promise<SimpleAnswer> {
    const errors = reportFaults(form);
    if (Object.keys(errors).length > 0) throw Problem.invalid(errors);
    await this.limits.consume(PER_NETWORK, ip);
    const code = parseCode(form.codigo)?.code;
    const known = code && (await this.owners.phoneOf(code));
    if (!known) throw Problem.notFound(ERROR_MESSAGES.listingNotFound);
    await this.limits.consume(PER_NOTICE, ip, code);
    const email = form.email.trim();
    const { listingId } = known;
    const report = { listingId, code, reason: form.motivo, message: form.mensaje.trim(), email };
    const isDropped = looksAutomatic(form) || (await this.blacklist.lists(email));
    await (isDropped ? this.reports.pretend(report) : this.reports.execute(report));
    return { success: true, message: REPORT_MESSAGES.received };
  }

  /** The same form submitted without JavaScript; redirects to the confirmation page. */
  @PublicForm('denunciar')
  async reportByForm(
    @Sent() form: ReportDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.report(form, request);
    await reply.redirect(`${PUBLIC_PATHS.report}?enviado=1`, 303);
  }
}
