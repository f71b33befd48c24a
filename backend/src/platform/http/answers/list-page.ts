import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { LIMITS } from '#common/kernel/limits.js';
import type { PageQuery } from '#common/kernel/calls/request-shapes.js';
import type { QueryValues } from '../input/query-values.js';

const MOST_PAGE_SIZE = 500;
/** Rows that a whole list reads at a time. */
const TURN = 500;

export interface PageRequest {
  /** From 1. */
  page: number;
  pageSize: number;
}

/** Reads `pagina` and `porPagina`. If both are missing, the page is the whole list, up to `whole` rows (wire-contract.md, Everywhere). */
export function readPage(
  values: Pick<QueryValues<PageQuery>, 'id'>,
  { size, whole = size }: { size: number; whole?: number },
): PageRequest {
  const page = values.id('pagina');
  const pageSize = values.id('porPagina');
  if (page === null && pageSize === null) return { page: 1, pageSize: whole };
  return {
    page: Math.min(page ?? 1, LIMITS.maxPage),
    pageSize: Math.min(pageSize ?? size, MOST_PAGE_SIZE),
  };
}

/** Number of rows before a page. */
export function offsetOf({ page, pageSize }: PageRequest): number {
  return (page - 1) * pageSize;
}

/** Paging fields of a list in an object response. */
export function pageFields(total: number, { page, pageSize }: PageRequest) {
  return { total, pagina: page, paginas: Math.max(1, Math.ceil(total / pageSize)) };
}

/** Paging headers of a list in a bare array response. */
export function setPageHeaders(reply: FastifyReply, total: number, request: PageRequest): void {
  const { pagina, paginas } = pageFields(total, request);
  void reply.headers({ 'X-Total-Count': total, 'X-Page': pagina, 'X-Page-Count': paginas });
}

interface RowsOfPage<Row> {
  rows: readonly Row[];
  total: number;
}

/**
 * Answers a list as a bare array: the requested page, or, if none is requested, every row (wire-contract.md, Everywhere). A long list is
 * read and written in turns, so it fills no memory and keeps nothing else waiting.
 */
export async function sendRows<Row>(
  reply: FastifyReply,
  values: Pick<QueryValues<PageQuery>, 'id'>,
  { size, pageOf }: { size: number; pageOf: (request: PageRequest) => Promise<RowsOfPage<Row>> },
): Promise<void> {
  const isWhole = values.id('pagina') === null && values.id('porPagina') === null;
  const request = isWhole ? { page: 1, pageSize: TURN } : readPage(values, { size });
  const { rows, total } = await pageOf(request);
  setPageHeaders(reply, total, isWhole ? { page: 1, pageSize: Math.max(total, 1) } : request);
  if (!isWhole || rows.length >= total) return void reply.send(rows);
  const rest = async function* (): AsyncGenerator<string> {
    yield `[${textOf(rows)}`;
    for (let page = 2; page <= Math.ceil(total / TURN); page++) {
      const { rows: next } = await pageOf({ page, pageSize: TURN });
      if (next.length > 0) yield `,${textOf(next)}`;
    }
    yield ']';
  };
  void reply.type('application/json; charset=utf-8').send(Readable.from(rest()));
}

function textOf(rows: readonly unknown[]): string {
  return rows.map((row) => JSON.stringify(row)).join(',');
}
