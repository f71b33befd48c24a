import { decodeSearchPath, encodeSearchPath } from '#common/rules/search-path.js';
import { parseSearchQuery, toSearchParams, type QueryParams } from '#common/rules/search-query.js';
import {
  emptyFilters,
  normaliseFilters,
  SORT_ORDERS,
  type SearchFilters,
  type SortOrder,
} from '#common/rules/search-filters.js';
import { paths } from '../../app/paths.js';

/** A search as its address holds it: most filters in the path; dates, availability, zone, order and page in the query. */
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
const BARE_PATH = /^\/resultado-busqueda\/?$/;

/** Reads an address of results; a query of filters on the bare path, or a path in another spelling, is a redirect to the readable one. */
export function readSearchAddress(pathname: string, query: URLSearchParams): AddressReading {
  const view = { sort: readSort(query.get('orden')), page: readPage(query.get('pagina')) };
  const hasFilters = [...query.keys()].some((key) => key !== 'orden' && key !== 'pagina');
  if (hasFilters && BARE_PATH.test(pathname)) return readQuery(query, view);
  // Parameters that are no filters of an address (`?fbclid=…`) leave it as it is.
  const filters = decodeSearchPath(pathname, toRecord(query));
  if (!filters) return { kind: 'unknown' };
  const search = { filters, ...view };
  return sameAddress(pathname, encodeSearchPath(filters))
    ? { kind: 'search', search }
    : { kind: 'redirect', to: writeSearchAddress(search) };
}

/** Writes the address of a search; what is the default is left out. */
export function writeSearchAddress({ filters, sort, page }: SearchAddress): string {
  const address = paths.results(filters);
  const view = new URLSearchParams();
  if (sort !== DEFAULT_SORT) view.set('orden', sort);
  if (page > FIRST_PAGE) view.set('pagina', String(page));
  if (view.size === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${view}`;
}

/** The call that answers a search. */
export function searchCall({ filters, sort, page }: SearchAddress): string {
  const params = toSearchParams(normaliseFilters(filters));
  if (sort !== DEFAULT_SORT) params.set('orden', sort);
  params.set('pagina', String(page));
  return `/api/inmueble/busqueda/buscarInmueblesFiltros?${params}`;
}

/** The call that answers every place of a search. */
export function mapCall(filters: SearchFilters): string {
  return `/api/inmueble/mapa/obtenerInmueblesParaMapa?${toSearchParams(normaliseFilters(filters))}`;
}

/** A query of filters: `?operacion=venta&ciudad=Miramar`. Values that mean nothing are dropped. */
function readQuery(query: URLSearchParams, view: Omit<SearchAddress, 'filters'>): AddressReading {
  const read = parseSearchQuery(toRecord(query));
  if ('query' in read && read.query.code) return { kind: 'code', code: read.query.code };
  const filters = 'query' in read ? read.query.filters : lenientFilters(query);
  return { kind: 'redirect', to: writeSearchAddress({ filters, ...view }) };
}

/** What of a partly wrong query can be kept: the faulty parameters are left out, one after the other. */
function lenientFilters(query: URLSearchParams): SearchFilters {
  const kept = toRecord(query);
  for (;;) {
    const read = parseSearchQuery(kept);
    if ('query' in read) return read.query.filters;
    const faulty = Object.keys(read.errors);
    const names = Object.keys(kept).filter((name) => faulty.includes(name.replace('[]', '')));
    if (names.length === 0) return emptyFilters();
    for (const name of names) delete kept[name];
  }
}

function toRecord(query: URLSearchParams): Record<string, string[]> & QueryParams {
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
