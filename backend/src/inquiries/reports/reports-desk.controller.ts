import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  closeReports,
  countReports,
  listReports,
  reopenReports,
  type OpenReportsAnswer,
  type ReportCaseWire,
  type ReportClosingRequest,
  type ReportReopeningRequest,
  type ReportsQuery,
} from '#common/inquiries/reports/report-calls.js';
import { REPORT_MESSAGES } from '#common/inquiries/reports/report-messages.js';
import { LENGTHS } from '#common/kernel/limits.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { AdministratorId, Background } from '#platform/http/answers/access.js';
import { Answers, Asked, Sent } from '#platform/http/answers/answers.js';
import { Id, Text } from '#platform/http/input/dto-fields.js';
import { readPage, setPageHeaders } from '#platform/http/answers/list-page.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Reported } from './reported.js';
import { DecideReports } from './decide-reports.js';

const PAGE_SIZE = 20;

class ClosingDto implements ReportClosingRequest {
  @Id() idDenuncia: number;
  @Text(LENGTHS.note) nota = '';
}

class ReopeningDto implements ReportReopeningRequest {
  @Id() idDenuncia: number;
}

/** The operator's queue of reported notices. */
@Controller()
export class ReportsDeskController {
  constructor(
    private readonly reported: Reported,
    private readonly decisions: DecideReports,
  ) {}

  @Answers(listReports)
  async list(
    @Asked() values: QueryValues<ReportsQuery>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReportCaseWire[]> {
    const request = readPage(values, { size: PAGE_SIZE });
    const { rows, total } = await this.reported.page({
      ...request,
      closed: values.flag('cerradas') ?? false,
    });
    setPageHeaders(reply, total, request);
    return rows;
  }

  @Background()
  @Answers(countReports)
  async count(): Promise<OpenReportsAnswer> {
    return { success: true, ...(await this.reported.open()) };
  }

  @Answers(closeReports)
  async close(
    @Sent() { idDenuncia, nota }: ClosingDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.decisions.close(idDenuncia, { note: nota.trim(), administratorId });
    return { success: true, message: REPORT_MESSAGES.closed };
  }

  @Answers(reopenReports)
  async reopen(
    @Sent() { idDenuncia }: ReopeningDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.decisions.reopen(idDenuncia, administratorId);
    return { success: true, message: REPORT_MESSAGES.reopened };
  }
}
