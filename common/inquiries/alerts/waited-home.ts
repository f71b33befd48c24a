import {
  FRACTIONS,
  PERIODS,
  fraction,
  period,
  type FractionId,
  type PeriodId,
} from '../../pricing/periods.js';
import { parseCode } from '../../listings/listing-code.js';
import { SHEET_FOLDER, sheetPath } from '../../kernel/public-paths.js';
import { emptyFilters, type SearchFilters } from '../../search/query/search-filters.js';
import { seasonWords } from '../../search/query/search-words.js';
import { counted, pathSegment } from '../../kernel/text.js';
import type { WaitingPeople } from '../../listings/waiting-people-shapes.js';

/** A home that is taken for a part of the season, and for which a visitor waits (public-site.md §2, Waiting lists). */
export interface WaitedHome {
  code: string;
  period: PeriodId;
  /** Null for any part of the period. */
  fraction: FractionId | null;
}

/** Its readable address: that of its sheet with the part of the season, `/ver-ficha-inmueble/ALQ-0001?periodo=Enero&fraccion=2-Quincena`. */
export function waitedAddress({ code, period: season, fraction: part }: WaitedHome): string {
  const query = new URLSearchParams({ periodo: pathSegment(period(season).name) });
  if (part) query.set('fraccion', pathSegment(fraction(part).name));
  return `${sheetPath(code)}?${query.toString()}`;
}

/** The home of such an address; undefined for any other. */
export function waitedOfAddress(address: string): WaitedHome | undefined {
  const [path = '', query = ''] = address.split('?');
  if (!path.startsWith(SHEET_FOLDER)) return undefined;
  const code = parseCode(path.slice(SHEET_FOLDER.length))?.code;
  const params = new URLSearchParams(query);
  const isNamed = (name: string, parameter: string): boolean =>
    pathSegment(name) === pathSegment(params.get(parameter) ?? '');
  const season = PERIODS.find(({ name }) => isNamed(name, 'periodo'));
  if (!code || !season) return undefined;
  const part = FRACTIONS.find(({ name }) => isNamed(name, 'fraccion'));
  return { code, period: season.id, fraction: season.hasFractions ? (part?.id ?? null) : null };
}

/** The search that finds the home once it is free. */
export function waitedFilters({ period: season, fraction: part }: WaitedHome): SearchFilters {
  return { ...emptyFilters('rental'), period: season, fraction: part, free: true };
}

/** `3 personas esperan la 2.ª quincena de enero.` */
export function waitingText({ periodo, fraccion, personas }: WaitingPeople): string {
  return `${counted(personas, 'persona')} ${personas === 1 ? 'espera' : 'esperan'} ${seasonWords(periodo, fraccion)}.`;
}
