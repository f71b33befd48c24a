import type { FastifyReply } from 'fastify';
import { LIMITS } from '#common/vocabulary/limits.js';
import type { PageQuery } from '#common/wire/people.js';
import type { QueryValues } from './query-values.js';

const MOST_PAGE_SIZE = 500;

/** The requested page of a list. */
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
