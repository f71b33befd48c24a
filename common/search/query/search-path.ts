import { ALL_FILTERS } from '../filters/all-filters.js';
import type { Filter, FilterPath } from '../filters/filter.js';
import { QueryReader, type QueryParams } from '../filters/query-reader.js';
import { OPERATIONS, operationFromName } from '../../kernel/operations.js';
import { emptyFilters, normaliseFilters, type SearchFilters } from './search-filters.js';
import { slug } from '../../kernel/text.js';

export const RESULTS_PATH = '/resultado-busqueda';
const ALL = 'Todas';

/**
 * Readable path of a search (public-site.md §2), without the filters that are in its query:
 * `/resultado-busqueda/Alquiler/Miramar/Casa/3-Dorm/Enero/1-Quincena/destacados/banos-2plus/svc-pileta`.
 */
export function encodeSearchPath(filters: SearchFilters): string {
  return pathOf(normaliseFilters(filters));
}

/** The readable address of a search, first page: its path, with the filters without segments as query (`llegada=2027-01-16&salida=2027-01-31`). */
export function searchAddress(wanted: SearchFilters): string {
  const filters = normaliseFilters(wanted);
  const pairs = inQuery().flatMap(({ query }) => query.write(filters));
  if (pairs.length === 0) return pathOf(filters);
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  return `${pathOf(filters)}?${query.toString().replaceAll('%2C', ',')}`;
}

/** @param filters normalised */
function pathOf(filters: SearchFilters): string {
  const segments = ALL_FILTERS.flatMap(({ path }) => {
    if (path.place === 'query') return [];
    return path.place === 'rest' ? path.write(filters) : [path.write(filters) || ALL];
  });
  return [RESULTS_PATH, OPERATIONS[filters.operation].label, ...segments].join('/');
}

/** The search of a readable address; undefined for any other address. */
export function searchOfAddress(address: string): SearchFilters | undefined {
  const [path = '', query = ''] = address.split('?');
  return decodeSearchPath(path, Object.fromEntries(new URLSearchParams(query)));
}

/**
 * Parses a readable path. Segments other than those of town and type are self-describing, so a missing or misplaced one does not affect
 * others. Unknown segments (`unreadWords`) are dropped, and the caller redirects to `encodeSearchPath(filters)`.
 * @param query its query, in which filters of the path may stand too, as calls have them (`personas=6`); invalid values (`unreadParameters`) are
 *   dropped
 * @returns undefined if the operation is unknown; that page does not exist
 */
export function decodeSearchPath(path: string, query: QueryParams = {}): SearchFilters | undefined {
  const segments = readSegments(path);
  if (!segments) return undefined;
  const [operationWord, ...others] = segments;
  const operation = operationFromName(operationWord ?? OPERATIONS.rental.name);
  if (!operation) return undefined;
  const filters = emptyFilters(operation);
  const { rest, ...words } = inPlaces(others);
  for (const { path: part } of ALL_FILTERS) {
    if (part.place === 'town' || part.place === 'type') Object.assign(filters, part.read(words[part.place]));
  }
  for (const segment of rest) readSegment(segment, filters);
  for (const filter of ALL_FILTERS as readonly Filter<object>[]) {
    const values = filter.query.read(new QueryReader(query));
    const isGiven = JSON.stringify(values) !== JSON.stringify(filter.empty);
    if (isGiven) Object.assign(filters, values);
  }
  return normaliseFilters(filters);
}

/** Whether a filter has read the segment. */
function readSegment(segment: string, filters: SearchFilters): boolean {
  for (const { path } of ALL_FILTERS) {
    const values = path.place === 'rest' ? path.read(segment, filters) : undefined;
    if (!values) continue;
    Object.assign(filters, values);
    return true;
  }
  return false;
}

/** Words of a readable path that no filter understands, such as a town that is not offered: `decodeSearchPath` drops them. */
export function unreadWords(path: string): string[] {
  const [, ...others] = readSegments(path) ?? [];
  const { rest, ...words } = inPlaces(others);
  const named = ALL_FILTERS.flatMap(({ path: part }) =>
    part.place === 'town' || part.place === 'type'
      ? words[part.place].split(',').filter((word) => slug(word) !== slug(ALL) && !isPlaced(part.place, word))
      : [],
  );
  return [...named, ...rest.filter((segment) => !readSegment(segment, emptyFilters('rental')))];
}

/** Parameters of the query of a readable path that no filter understands: `mes=brumario`. */
export function unreadParameters(query: QueryParams): string[] {
  const reader = new QueryReader(query);
  for (const filter of ALL_FILTERS) filter.query.read(reader);
  return Object.keys(reader.errors)
    .map((name) => (name in query || `${name}[]` in query ? name : (PARTNERS[name] ?? name)))
    .map((name) => [name, ...[query[name] ?? query[`${name}[]`] ?? []].flat().filter(Boolean)].join('='))
    .filter((text) => text.includes('='));
}

/** Of which one is missing, the other one was not understood. */
const PARTNERS: Readonly<Record<string, string>> = { llegada: 'salida', salida: 'llegada' };

/** Segments after the operation, by place. The town, the type or both may be missing: the next segment shows it. */
function inPlaces(segments: readonly string[]): { town: string; type: string; rest: readonly string[] } {
  const rest = [...segments];
  const take = (isMissing: (word: string) => boolean): string =>
    rest[0] === undefined || readSegment(rest[0], emptyFilters('rental')) || isMissing(rest[0])
      ? ALL
      : rest.shift()!;
  const town = take((word) => !isPlaced('town', word) && isPlaced('type', word));
  return { town, type: take(() => false), rest };
}

/** Whether a word, or a list of words, is one of a place. */
function isPlaced(place: 'town' | 'type', word: string): boolean {
  return ALL_FILTERS.some(
    ({ path }) => path.place === place && Object.values(path.read(word)).flat().length > 0,
  );
}

function inQuery(): Filter<object>[] {
  return ALL_FILTERS.filter(({ path }: { path: FilterPath<object> }) => path.place === 'query');
}

function readSegments(path: string): string[] | undefined {
  const [bare = ''] = path.split(/[?#]/);
  if (bare !== RESULTS_PATH && !bare.startsWith(`${RESULTS_PATH}/`)) return undefined;
  try {
    return decodeURIComponent(bare.slice(RESULTS_PATH.length)).split('/').filter(Boolean);
  } catch {
    return undefined;
  }
}
