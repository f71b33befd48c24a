import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { countInquiries, listInquirers, listInquiries } from '#common/calls/inquiries.js';
import { LENGTHS, LIMITS } from '#common/vocabulary/limits.js';
import type { CountAnswer } from '#common/wire/admin.js';
import type {
  InquirerWire,
  InquiriesAnswer,
  InquiriesQuery,
  SearchedPageQuery,
} from '#common/wire/people.js';
import { Background } from '#platform/http/access.js';
import { Answers, Asked } from '#platform/http/answers.js';
import { pageFields, readPage, setPageHeaders } from '#platform/http/list-page.js';
import { QueryValues } from '#platform/http/query-values.js';
import { Inquiries } from '../queries/inquiries.js';

const PEOPLE_PAGE = 50;
const MOST_PEOPLE = 500;

/** Inquiries, for the operator (back-office.md §7, Contacts and enquiries). */
@Controller()
export class AdminInquiriesController {
  constructor(private readonly inquiries: Inquiries) {}

  @Answers(listInquiries)
  async list(@Asked() values: QueryValues<InquiriesQuery>): Promise<InquiriesAnswer> {
    const channel = values.choice('tipo', ['email', 'whatsapp', 'todos']);
    const request = readPage(values.renamed({ limit: 'porPagina', page: 'pagina' }), {
      size: LIMITS.pageSize,
    });
    const { rows, total } = await this.inquiries.page({
      ...request,
      channel: channel === 'todos' ? null : channel,
      code: values.text('codigo', 20),
      since: values.day('fechaDesde'),
    });
    return { success: true, consultas: rows, ...pageFields(total, request) };
  }

  @Answers(listInquirers)
  async people(
    @Asked() values: QueryValues<SearchedPageQuery>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InquirerWire[]> {
    const request = readPage(values, { size: PEOPLE_PAGE, whole: MOST_PEOPLE });
    const { rows, total } = await this.inquiries.people({
      ...request,
      search: values.text('buscar', LENGTHS.name),
    });
    setPageHeaders(reply, total, request);
    return rows;
  }

  @Background()
  @Answers(countInquiries)
  async count(): Promise<CountAnswer> {
    return { success: true, count: await this.inquiries.count() };
  }
}
