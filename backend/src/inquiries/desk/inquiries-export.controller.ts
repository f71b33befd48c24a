import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  exportInquiries,
  exportInquiriesAsWorkbook,
  type InquiriesQuery,
  type InquiryWire,
} from '#common/inquiries/inquiry-calls.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { AnswersItself, Sent } from '#platform/http/answers/answers.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { ListFiles, readWholeList, type TakenList } from '#platform/http/answers/list-files.js';
import { Inquiries } from './inquiries.js';
import { InquiriesExportDto } from './inquiries-export.dto.js';
import { INQUIRIES_FILE } from './inquiries-file.js';
import { readInquiryFilters } from './inquiry-filters.js';

/** The filtered inquiries as a file. */
@Controller()
export class InquiriesExportController {
  constructor(
    private readonly inquiries: Inquiries,
    private readonly files: ListFiles,
  ) {}

  @AnswersItself(exportInquiries)
  async export(
    @Sent() form: InquiriesExportDto,
    @Res() reply: FastifyReply,
    @AdministratorId() administratorId: number,
  ): Promise<void> {
    await this.files.sendText(reply, await this.take(form, administratorId));
  }

  @AnswersItself(exportInquiriesAsWorkbook)
  async exportAsWorkbook(
    @Sent() form: InquiriesExportDto,
    @Res() reply: FastifyReply,
    @AdministratorId() administratorId: number,
  ): Promise<void> {
    await this.files.sendWorkbook(reply, await this.take(form, administratorId));
  }

  private async take(
    { idContacto, ...form }: InquiriesExportDto,
    administratorId: number,
  ): Promise<TakenList<InquiryWire>> {
    const owner = idContacto === undefined ? {} : { idContacto: String(idContacto) };
    const filters = readInquiryFilters(new QueryValues<InquiriesQuery>({ ...form, ...owner }));
    const rows = await readWholeList((page) => this.inquiries.page({ ...filters, ...page }));
    return { file: INQUIRIES_FILE, rows, administratorId, action: 'inquiries.export' };
  }
}
