import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  countInquiries,
  listInquirers,
  listInquiries,
  type InquirersQuery,
  type InquirerWire,
  type InquiriesAnswer,
  type InquiriesQuery,
} from '#common/inquiries/inquiry-calls.js';
import { ordersBy } from '#common/kernel/calls/list-order.js';
import { LENGTHS, LIMITS } from '#common/kernel/limits.js';
import type { CountAnswer } from '#common/kernel/calls/answer-shapes.js';
import { Background } from '#platform/http/answers/access.js';
import { Answers, AnswersItself, Asked } from '#platform/http/answers/answers.js';
import { pageFields, readPage, sendRows } from '#platform/http/answers/list-page.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Inquiries } from './inquiries.js';
import { readInquiryFilters } from './inquiry-filters.js';

const PEOPLE_PAGE = 50;
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

  @AnswersItself(listInquirers)
  async people(@Asked() values: QueryValues<InquirersQuery>, @Res() reply: FastifyReply): Promise<void> {
    const search = values.text('buscar', LENGTHS.name);
    const order = values.choice('orden', ORDERS);
    await sendRows<InquirerWire>(reply, values, {
      size: PEOPLE_PAGE,
      pageOf: (request) => this.inquiries.people({ ...request, search, order }),
    });
  }

  @Background()
  @Answers(countInquiries)
  async count(): Promise<CountAnswer> {
    return { success: true, count: await this.inquiries.count() };
  }
}
