import {
  normaliseFilters,
  sortOrder,
  type SearchFilters,
  type SortOrder,
} from '#common/search/query/search-filters.js';
import type { Operation } from '#common/kernel/operations.js';
import {
  decodeSearchPath,
  encodeSearchPath,
  unreadParameters,
  unreadWords,
} from '#common/search/query/search-path.js';
import { toSearchParams } from '#common/search/query/search-query.js';
import type { QueryParams } from '#common/search/filters/query-reader.js';
import { holdsLink } from '#common/kernel/forms/held-contact.js';
import { oneLine } from '#common/kernel/text.js';
import { paths } from '../app/paths.js';

/** A search as represented by its URL: most filters in the path; dates, availability, area, order and page in the query. */
export interface SearchAddress {
  filters: SearchFilters;
  sort: SortOrder;
  page: number;
}

export type AddressReading =
  | { kind: 'search'; search: SearchAddress }
  /** The canonical URL of the search differs. Words that were not understood may be tomorrow: such a redirect is temporary, and names them. */
  | { kind: 'redirect'; to: string; isTemporary: boolean }
  /** A query of filters, as forms without JavaScript send it (sent-search.ts). */
  | { kind: 'sent' }
  | { kind: 'unknown' };

/** Parameter of a panel that is submitted without JavaScript: the URL of the search it was shown for. */
export const EARLIER_SEARCH = 'anterior';

/** Parameter of a search that was reached from an address with words that nobody understood. */
export const UNREAD_WORDS = 'noEntendido';
const MOST_UNREAD = 60;

const DEFAULT_SORT: SortOrder = 'recientes';
const FIRST_PAGE = 1;
const BARE_PATH = /^\/resultado-busqueda\/?$/;

/** Parses a results URL; another spelling of a path redirects to the canonical one. */
export function readSearchAddress(pathname: string, query: URLSearchParams): AddressReading {
  const hasFilters = [...query.keys()].some((key) => key !== 'orden' && key !== 'pagina');
  if (hasFilters && BARE_PATH.test(pathname)) return { kind: 'sent' };
  // Parameters that are not filters (`?fbclid=…`) are kept.
  const filters = decodeSearchPath(pathname, toRecord(query));
  if (!filters) return { kind: 'unknown' };
  const view = readView(query, filters.operation);
  const search = { filters, ...view };
  return sameAddress(pathname, encodeSearchPath(filters)) && !namesDefaults(query, view)
    ? { kind: 'search', search }
    : redirectTo(writeSearchAddress(search), [
        ...unreadWords(pathname),
        ...unreadParameters(toRecord(query)),
      ]);
}

/** Parameter of a sentence; a search that was reached by one keeps it, so that it can be edited. */
export const SENTENCE = 'frase';

/** A redirect to a search, with the words that were not understood on the way. */
export function redirectTo(
  address: string,
  unread: readonly string[],
): { kind: 'redirect'; to: string; isTemporary: boolean } {
  if (unread.length === 0) return { kind: 'redirect', to: address, isTemporary: false };
  const words = unread.join(', ').slice(0, MOST_UNREAD);
  return { kind: 'redirect', to: withParameter(address, UNREAD_WORDS, words), isTemporary: true };
}

/** What was not understood of the address that led to a search; a text with a link is not repeated. */
export function unreadText(query: URLSearchParams): string {
  const unread = [...query.getAll(UNREAD_WORDS), ...unreadParameters(toRecord(query))];
  const words = oneLine(unread.join(', ')).slice(0, MOST_UNREAD);
  if (words === '') return '';
  return holdsLink(words)
    ? 'No entendimos una parte de la dirección. Estos son los avisos sin ella.'
    : `No entendimos «${words}». Estos son los avisos sin ese filtro.`;
}

/** Forms send defaults that canonical URLs omit: `?orden=recientes`. */
function namesDefaults(query: URLSearchParams, { sort, page }: Omit<SearchAddress, 'filters'>): boolean {
  return (query.has('orden') && sort === DEFAULT_SORT) || (query.has('pagina') && page === FIRST_PAGE);
}

/** URL of a search; defaults are omitted. */
export function writeSearchAddress({ filters, sort, page }: SearchAddress): string {
  const address = paths.results(filters);
  const view = new URLSearchParams();
  if (sort !== DEFAULT_SORT) view.set('orden', sort);
  if (page > FIRST_PAGE) view.set('pagina', String(page));
  return withParameters(address, view);
}

export function withParameter(address: string, name: string, value: string): string {
  return withParameters(address, new URLSearchParams({ [name]: value }));
}

function withParameters(address: string, params: URLSearchParams): string {
  return params.size === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${params}`;
}

/** Parameters of a search call. */
export function searchParams({ filters, sort, page }: SearchAddress): URLSearchParams {
  const params = toSearchParams(normaliseFilters(filters));
  if (sort !== DEFAULT_SORT) params.set('orden', sort);
  params.set('pagina', String(page));
  return params;
}

export function mapSearch(filters: SearchFilters): string {
  return toSearchParams(normaliseFilters(filters)).toString();
}

/** Order and page of a URL. */
export function readView(query: URLSearchParams, operation: Operation): Pick<SearchAddress, 'sort' | 'page'> {
  const sort = sortOrder(query.get('orden'), operation) ?? DEFAULT_SORT;
  return { sort, page: readPage(query.get('pagina')) };
}

export function toRecord(query: URLSearchParams): Record<string, string[]> & QueryParams {
  return Object.fromEntries([...new Set(query.keys())].map((key) => [key, query.getAll(key)]));
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
