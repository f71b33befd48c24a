import { isCurrency } from '../vocabulary/currencies.js';
import { OPERATIONS, operationFromName } from '../vocabulary/operations.js';
import { FRACTIONS, PERIODS, fraction, period } from '../vocabulary/periods.js';
import { TOWNS } from '../vocabulary/places.js';
import { propertyType, propertyTypeFromText } from '../vocabulary/property-types.js';
import {
  countChoice,
  emptyFilters,
  normaliseFilters,
  type CountChoice,
  type SearchFilters,
} from './search-filters.js';
import { pathSegment, slug } from './text.js';

export const RESULTS_PATH = '/resultado-busqueda';
const ALL = 'Todas';
/** Parts several values of one filter; pathSegment never produces it. */
const OR = ',';

/**
 * Writes the readable address of a search (public-site.md §2):
 * `/resultado-busqueda/Alquiler/Miramar/Casa/3-Dorm/Enero/1-Quincena/destacados/banos-2plus/svc-pileta`.
 */
export function encodeSearchPath(wanted: SearchFilters): string {
  const filters = normaliseFilters(wanted);
  const segments = [
    OPERATIONS[filters.operation].label,
    filters.towns.map(pathSegment).join(OR) || ALL,
    filters.propertyTypes.map((type) => pathSegment(propertyType(type).short)).join(OR) || ALL,
    ...counts(filters.bedrooms, (joined) => `${joined}-Dorm`),
    ...counts(filters.rooms, (joined) => `${joined}-Amb`),
    ...(filters.period ? [pathSegment(period(filters.period).name)] : []),
    ...(filters.fraction ? [pathSegment(fraction(filters.fraction).name)] : []),
    ...priceRange(filters),
    ...(filters.currency ? [filters.currency] : []),
    ...(filters.featured ? ['destacados'] : []),
    ...counts(filters.bathrooms, (joined) => `banos-${joined}`),
    ...counts(filters.people, (joined) => `personas-${joined}`),
    ...filters.amenities.map((amenity) => `svc-${slug(amenity)}`),
  ];
  return [RESULTS_PATH, ...segments].join('/');
}

/**
 * Reads a readable address back. Segments after the third say themselves what they are, so a missing or misplaced one
 * harms no other; those that mean nothing are dropped, and the caller redirects to `encodeSearchPath(filters)`.
 * Undefined when even the operation is no word of ours: that page does not exist.
 */
export function decodeSearchPath(path: string): SearchFilters | undefined {
  const segments = readSegments(path);
  if (!segments) return undefined;
  const [operationWord, townWord = ALL, typeWord = ALL, ...rest] = segments;
  const operation = operationFromName(operationWord ?? OPERATIONS.rental.name);
  if (!operation) return undefined;
  const filters = emptyFilters(operation);
  filters.towns = townWord.split(OR).flatMap((word) => TOWNS.filter((town) => slug(town) === slug(word)));
  filters.propertyTypes = typeWord.split(OR).flatMap((word) => propertyTypeFromText(word) ?? []);
  for (const segment of rest) READERS.some((reader) => reader(segment, filters));
  return normaliseFilters(filters);
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

function counts(choices: CountChoice[], write: (joined: string) => string): string[] {
  return choices.length > 0 ? [write(choices.map((choice) => choice.replace('+', 'plus')).join(OR))] : [];
}

function readCounts(text: string): CountChoice[] {
  return text.split(OR).flatMap((part) => countChoice(part.replace('plus', '+')) ?? []);
}

function priceRange({ priceFrom, priceTo }: SearchFilters): string[] {
  return priceFrom === null && priceTo === null ? [] : [`${priceFrom ?? 0}-${priceTo ?? 'max'}`];
}

/** Each takes a segment if it is its own, and says so. */
const READERS: readonly ((segment: string, filters: SearchFilters) => boolean)[] = [
  (segment, filters) => {
    const found = PERIODS.find(({ name }) => slug(name) === slug(segment));
    if (found) filters.period = found.id;
    return found !== undefined;
  },
  (segment, filters) => {
    const found = FRACTIONS.find(({ name }) => slug(name) === slug(segment));
    if (found) filters.fraction = found.id;
    return found !== undefined;
  },
  (segment, filters) => {
    const match = /^(\d{1,12})-(\d{1,12}|max)$/.exec(segment);
    if (!match) return false;
    filters.priceFrom = Number(match[1]) || null;
    filters.priceTo = match[2] === 'max' ? null : Number(match[2]);
    return true;
  },
  (segment, filters) => {
    if (!isCurrency(segment)) return false;
    filters.currency = segment;
    return true;
  },
  (segment, filters) => {
    if (segment !== 'destacados') return false;
    filters.featured = true;
    return true;
  },
  countReader(/^(.+)-Dorm$/i, 'bedrooms'),
  countReader(/^(.+)-Amb$/i, 'rooms'),
  countReader(/^banos-(.+)$/i, 'bathrooms'),
  countReader(/^personas-(.+)$/i, 'people'),
  (segment, filters) => {
    const match = /^svc-([a-z0-9-]{1,60})$/.exec(segment);
    if (match) filters.amenities.push(match[1]!);
    return match !== null;
  },
];

function countReader(shape: RegExp, field: 'bedrooms' | 'rooms' | 'bathrooms' | 'people') {
  return (segment: string, filters: SearchFilters): boolean => {
    const match = shape.exec(segment);
    if (match) filters[field] = readCounts(match[1]!);
    return match !== null;
  };
}
