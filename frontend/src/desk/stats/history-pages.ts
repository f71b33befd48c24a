import { STATISTICS_PAGES } from '#common/stats/statistics-calls.js';
import type { HistoryPages } from './statistics-queries.js';

/** History pages of a URL: `?dia=2&mes=3`; invalid values mean the first. */
export function readHistoryPages(params: URLSearchParams): HistoryPages {
  return { dia: pageOf(params, 'dia'), semana: pageOf(params, 'semana'), mes: pageOf(params, 'mes') };
}

/** The query with one history on another page. */
export function searchOfHistory(params: URLSearchParams, which: keyof HistoryPages, page: number): string {
  const next = new URLSearchParams(params);
  if (page > 1) next.set(which, String(page));
  else next.delete(which);
  return `?${next}`;
}

function pageOf(params: URLSearchParams, which: keyof HistoryPages): number {
  const page = Number(params.get(which));
  return Number.isInteger(page) && page >= 1 && page <= STATISTICS_PAGES.pages ? page : 1;
}
