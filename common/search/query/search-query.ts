import { ALL_FILTERS } from '../filters/all-filters.js';
import { QueryReader, type QueryParams } from '../filters/query-reader.js';
import type { FieldErrors } from '../../kernel/forms/field-errors.js';
import { LIMITS } from '../../kernel/limits.js';
import { OPERATIONS, operationFromName } from '../../kernel/operations.js';
import { parseCode, type ListingCode } from '../../listings/listing-code.js';
import { sortOrder, type SearchFilters, type SortOrder } from './search-filters.js';

export interface SearchQuery {
  /** Set if one listing is requested by code; filters are then ignored. */
  code: ListingCode | null;
  filters: SearchFilters;
  sort: SortOrder;
  /** From 1; null returns everything up to the limit. */
  page: number | null;
}

/**
 * Parses the query of `buscarInmueblesFiltros` (public-site.md §7). Lists may be written with or without brackets, `baños` also as `banos`;
 * 'all' and empty values mean no filter. An invalid value is a fault and never ignored.
 */
export function parseSearchQuery(params: QueryParams): { query: SearchQuery } | { errors: FieldErrors } {
  const reader = new QueryReader(params);
  const operation = reader.one('operacion', operationFromName) ?? 'rental';
  const values = ALL_FILTERS.map((filter) => filter.query.read(reader));
  const query: SearchQuery = {
    code: reader.one('codigo', (text) => parseCode(text)?.code) ?? null,
    filters: Object.assign({ operation }, ...values) as SearchFilters,
    sort: reader.one('orden', (text) => sortOrder(text)) ?? 'recientes',
    page: reader.one('pagina', pageNumber) ?? null,
  };
  return Object.keys(reader.errors).length > 0 ? { errors: reader.errors } : { query };
}

/** Writes filters as that query, for links and calls; unset filters are omitted. */
export function toSearchParams(filters: SearchFilters): URLSearchParams {
  const params = new URLSearchParams({ operacion: OPERATIONS[filters.operation].name });
  for (const filter of ALL_FILTERS) {
    for (const [name, value] of filter.query.write(filters)) params.append(name, String(value));
  }
  return params;
}

function pageNumber(text: string): number | undefined {
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return page >= 1 && page <= LIMITS.maxPage ? page : undefined;
}
