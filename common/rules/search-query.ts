import { isCurrency } from '../vocabulary/currencies.js';
import { LENGTHS, LIMITS } from '../vocabulary/limits.js';
import { OPERATIONS, operationFromName } from '../vocabulary/operations.js';
import { FRACTIONS, PERIODS, fraction, period } from '../vocabulary/periods.js';
import { TOWNS } from '../vocabulary/places.js';
import { propertyType, propertyTypeFromText } from '../vocabulary/property-types.js';
import { parseCode, type ListingCode } from './listing-code.js';
import {
  MOST_VALUES,
  SORT_ORDERS,
  countChoice,
  emptyFilters,
  type CountChoice,
  type SearchFilters,
  type SortOrder,
} from './search-filters.js';
import { slug } from './text.js';

/** A parsed query string, as any framework gives it. */
export type QueryParams = Readonly<Record<string, string | string[] | undefined>>;

export interface SearchQuery {
  /** Set when one listing is asked for by code; the filters then do not count. */
  code: ListingCode | null;
  filters: SearchFilters;
  sort: SortOrder;
  /** From 1; null answers everything up to the limit (wire-contract.md, Everywhere). */
  page: number | null;
}

export type FieldErrors = Record<string, string[]>;

const NO_CHOICE = new Set(['', 'all', 'todas', 'todos', 'null', 'undefined']);

/**
 * Reads the query of `buscarInmueblesFiltros` (public-site.md §7). Lists may be written with or without brackets, `baños`
 * also `banos`; 'all' and empty values are no filter. A value that means nothing is an error, never ignored.
 */
export function parseSearchQuery(params: QueryParams): { query: SearchQuery } | { errors: FieldErrors } {
  const read = new QueryReader(params);
  const filters = emptyFilters(read.one('operacion', operationFromName) ?? 'rental');
  filters.towns = read.many(['ciudades', 'ciudad'], town);
  filters.propertyTypes = read.many(['tipoPropiedad'], propertyTypeFromText);
  filters.bedrooms = read.many(['dormitorios'], count);
  filters.rooms = read.many(['ambientes'], count);
  filters.bathrooms = read.many(['baños', 'banos'], count);
  filters.people = read.many(['personas'], count);
  filters.amenities = read.many(['servicios', 'amenities'], (text) => slug(text).slice(0, 60) || undefined);
  filters.priceFrom = read.one('precioDesde', amount) ?? null;
  filters.priceTo = read.one('precioHasta', amount) ?? null;
  filters.currency = read.one('moneda', (text) => (isCurrency(text) ? text : undefined)) ?? null;
  filters.period =
    read.one('periodo', (text) => PERIODS.find(({ name }) => slug(name) === slug(text))?.id) ?? null;
  filters.fraction =
    read.one('fraccion', (text) => FRACTIONS.find(({ name }) => slug(name) === slug(text))?.id) ?? null;
  filters.featured = read.one('destacado', flag) ?? false;
  const query: SearchQuery = {
    code: read.one('codigo', (text) => parseCode(text)?.code) ?? null,
    filters,
    sort: read.one('orden', (text) => SORT_ORDERS.find((order) => order === text)) ?? 'recientes',
    page: read.one('pagina', pageNumber) ?? null,
  };
  return Object.keys(read.errors).length > 0 ? { errors: read.errors } : { query };
}

/** Writes filters as that query, for links and calls; only what is set is written. */
export function toSearchParams(filters: SearchFilters): URLSearchParams {
  const params = new URLSearchParams({ operacion: OPERATIONS[filters.operation].name });
  const add = (name: string, values: readonly (string | number)[]) =>
    values.forEach((value) => params.append(`${name}[]`, String(value)));
  add('ciudades', filters.towns);
  add(
    'tipoPropiedad',
    filters.propertyTypes.map((type) => propertyType(type).name),
  );
  add('dormitorios', filters.bedrooms);
  add('ambientes', filters.rooms);
  add('baños', filters.bathrooms);
  add('personas', filters.people);
  add('servicios', filters.amenities);
  if (filters.priceFrom !== null) params.set('precioDesde', String(filters.priceFrom));
  if (filters.priceTo !== null) params.set('precioHasta', String(filters.priceTo));
  if (filters.currency) params.set('moneda', filters.currency);
  if (filters.period) params.set('periodo', period(filters.period).name);
  if (filters.fraction) params.set('fraccion', fraction(filters.fraction).name);
  if (filters.featured) params.set('destacado', '1');
  return params;
}

class QueryReader {
  readonly errors: FieldErrors = {};
  constructor(private readonly params: QueryParams) {}

  one<T>(name: string, parse: (text: string) => T | undefined): T | undefined {
    return this.many([name], parse, 1)[0];
  }

  many<T>(names: string[], parse: (text: string) => T | undefined, most = MOST_VALUES): T[] {
    const texts = names
      .flatMap((name) => [this.params[name], this.params[`${name}[]`]].flat())
      .filter((text) => text !== undefined && !(isText(text) && NO_CHOICE.has(text.trim().toLowerCase())));
    const values = texts.slice(0, most + 1).map((text) => (isText(text) ? parse(text) : undefined));
    if (texts.length > most || values.includes(undefined)) {
      this.errors[names[0]!] = [texts.length > most ? 'Demasiados valores.' : 'El valor no es válido.'];
      return [];
    }
    return values as T[];
  }
}

/** `?ciudades[x]=1` is an object by the time it gets here, whatever its type says. */
const isText = (value: unknown): value is string => typeof value === 'string';

/** A town that we do not know stays as written: it finds nothing, as a visitor would expect. */
function town(text: string): string {
  return TOWNS.find((name) => slug(name) === slug(text)) ?? text.trim().slice(0, LENGTHS.place);
}

/** A `+` that nobody encoded arrives as a space, so `3 ` is read as `3+`. */
function count(text: string): CountChoice | undefined {
  return countChoice(text.replace(/( |plus)$/, '+'));
}

function amount(text: string): number | undefined {
  return /^\s*\d{1,12}\s*$/.test(text) ? Number(text) : undefined;
}

function flag(text: string): boolean | undefined {
  if (text === '1' || text === 'true') return true;
  return text === '0' || text === 'false' ? false : undefined;
}

function pageNumber(text: string): number | undefined {
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return page >= 1 && page <= LIMITS.maxPage ? page : undefined;
}
