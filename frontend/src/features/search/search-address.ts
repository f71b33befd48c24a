import { decodeSearchPath, encodeSearchPath } from '#common/rules/search-path.js';
import { parseSearchQuery, toSearchParams, type QueryParams } from '#common/rules/search-query.js';
import {
  emptyFilters,
  normaliseFilters,
  SORT_ORDERS,
  type SearchFilters,
  type SortOrder,
} from '#common/rules/search-filters.js';

/** A search as its address holds it: filters in the path, order and page in the query. */
export interface SearchAddress {
  filters: SearchFilters;
  sort: SortOrder;
  page: number;
}

export type AddressReading =
  | { kind: 'search'; search: SearchAddress }
  /** The same search has another, proper address. */
  | { kind: 'redirect'; to: string }
  /** One listing is asked for by its code. */
  | { kind: 'code'; code: string }
  | { kind: 'unknown' };

const DEFAULT_SORT: SortOrder = 'recientes';
const FIRST_PAGE = 1;

/** Reads an address of results; a query of filters, or a path in another spelling, is a redirect to the readable path. */
export function readSearchAddress(pathname: string, query: URLSearchParams): AddressReading {
  const view = { sort: readSort(query.get('orden')), page: readPage(query.get('pagina')) };
  const extra = [...query.keys()].filter((key) => key !== 'orden' && key !== 'pagina');
  if (extra.length > 0) return readQuery(pathname, query, view);
  const filters = decodeSearchPath(pathname);
  if (!filters) return { kind: 'unknown' };
  const search = { filters, ...view };
  const proper = encodeSearchPath(filters);
  return sameAddress(pathname, proper)
    ? { kind: 'search', search }
    : { kind: 'redirect', to: writeSearchAddress(search) };
}

/** Writes the address of a search; what is the default is left out. */
export function writeSearchAddress({ filters, sort, page }: SearchAddress): string {
  const query = new URLSearchParams();
  if (sort !== DEFAULT_SORT) query.set('orden', sort);
  if (page > FIRST_PAGE) query.set('pagina', String(page));
  const text = query.toString();
  return encodeSearchPath(filters) + (text && `?${text}`);
}

/** The call that answers a search. */
export function searchCall({ filters, sort, page }: SearchAddress): string {
  const params = toSearchParams(normaliseFilters(filters));
  if (sort !== DEFAULT_SORT) params.set('orden', sort);
  params.set('pagina', String(page));
  return `/api/inmueble/busqueda/buscarInmueblesFiltros?${params}`;
}

/** A query of filters on the bare address: `?operacion=venta&ciudad=Miramar`. Values that mean nothing are dropped. */
function readQuery(
  pathname: string,
  query: URLSearchParams,
  view: Omit<SearchAddress, 'filters'>,
): AddressReading {
  const read = parseSearchQuery(toRecord(query));
  if ('query' in read && read.query.code) return { kind: 'code', code: read.query.code };
  const filters = 'query' in read ? read.query.filters : lenientFilters(query);
  const onPath = decodeSearchPath(pathname);
  const bare = /^\/resultado-busqueda\/?$/.test(pathname);
  // Tracking parameters on a readable address (`?fbclid=…`) leave it as it is.
  if (!bare && onPath) {
    return sameAddress(pathname, encodeSearchPath(onPath))
      ? { kind: 'search', search: { filters: onPath, ...view } }
      : { kind: 'redirect', to: writeSearchAddress({ filters: onPath, ...view }) };
  }
  return bare ? { kind: 'redirect', to: writeSearchAddress({ filters, ...view }) } : { kind: 'unknown' };
}

/** What of a partly wrong query can be kept: each parameter is read alone. */
function lenientFilters(query: URLSearchParams): SearchFilters {
  const kept = new URLSearchParams(
    [...query].filter(([key, value]) => 'query' in parseSearchQuery({ [key]: value })),
  );
  const read = parseSearchQuery(toRecord(kept));
  return 'query' in read ? read.query.filters : emptyFilters();
}

function toRecord(query: URLSearchParams): QueryParams {
  return Object.fromEntries([...new Set(query.keys())].map((key) => [key, query.getAll(key)]));
}

function readSort(text: string | null): SortOrder {
  return SORT_ORDERS.find((order) => order === text) ?? DEFAULT_SORT;
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : FIRST_PAGE;
}

function sameAddress(asked: string, proper: string): boolean {
  try {
    return decodeURIComponent(asked) === proper;
  } catch {
    return false;
  }
}
