import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { countInquiries, listInquirers, listInquiries } from '#common/calls/inquiries.js';
import { ordersBy } from '#common/rules/list-order.js';
import { LENGTHS, LIMITS } from '#common/vocabulary/limits.js';
import type { CountAnswer } from '#common/wire/admin.js';
import type { InquirersQuery, InquirerWire, InquiriesAnswer, InquiriesQuery } from '#common/wire/people.js';
import { Background } from '#platform/http/access.js';
import { Answers, Asked } from '#platform/http/answers.js';
import { pageFields, readPage, setPageHeaders } from '#platform/http/list-page.js';
import { QueryValues } from '#platform/http/query-values.js';
import { Inquiries } from '../queries/inquiries.js';
import { readInquiryFilters } from './inquiry-filters.js';

const PEOPLE_PAGE = 50;
const MOST_PEOPLE = 500;
/** Sort orders of the list of inquirers. */
const ORDERS = [...ordersBy('consultas'), ...ordersBy('creado')];

/** Inquiries, for the operator (back-office.md §7, Contacts and enquiries). */
@Controller()
export class AdminInquiriesController {
  constructor(private readonly inquiries: Inquiries) {}

  @Answers(listInquiries)
  async list(@Asked() values: QueryValues<InquiriesQuery>): Promise<InquiriesAnswer> {
    const request = readPage(values.renamed({ limit: 'porPagina', page: 'pagina' }), {
      size: LIMITS.pageSize,
    });
    const { rows, total } = await this.inquiries.page({ ...request, ...readInquiryFilters(values) });
    return { success: true, consultas: rows, ...pageFields(total, request) };
  }

  @Answers(listInquirers)
  async people(
    @Asked() values: QueryValues<InquirersQuery>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InquirerWire[]> {
    const request = readPage(values, { size: PEOPLE_PAGE, whole: MOST_PEOPLE });
    const { rows, total } = await this.inquiries.people({
      ...request,
      search: values.text('buscar', LENGTHS.name),
      order: values.choice('orden', ORDERS),
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
