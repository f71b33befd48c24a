import { MONTHS } from '../../kernel/time/month-names.js';
import { nightsOfMonth, countNights } from '../../kernel/time/days.js';
import { counted, slug } from '../../kernel/text.js';
import { PETS_SLUG } from '../../listings/amenities/amenities.js';
import type { OpenStay } from '../../pricing/stays/open-stay.js';
import type { AmenityValues } from './amenities.js';
import type { Filter } from './filter.js';
import { stayOf, type StayValues } from './stay.js';

/** A number of nights, or a weekend from Friday on: of two nights, of three. */
export type NightsChoice = `${number}` | 'finde' | 'finde-largo';

export interface OpenStayValues {
  nights: NightsChoice | null;
  /** From 1; requires nights. Null for any time of the season. */
  month: number | null;
}

const WEEKENDS: Readonly<Partial<Record<string, { nights: number; label: string }>>> = {
  finde: { nights: 2, label: 'Un finde' },
  'finde-largo': { nights: 3, label: 'Un finde largo' },
};
/** Without a month, so that the stays of a whole season are quoted in a few seconds (docs/search.md). */
const MOST_WITHOUT_MONTH = 7;
const LEAP_YEAR = 2028;

/** A stay of a length, in a month or in the season: each home gets its cheapest free dates. */
export const openStayFilter: Filter<OpenStayValues> = {
  name: 'open-stay',
  empty: { nights: null, month: null },
  asked: ({ operation }) => operation === 'rental',
  normalise: (values) =>
    values.nights && fits(values.nights, values.month) ? values : { nights: null, month: null },
  query: {
    read: (reader) => ({
      nights: reader.one('noches', readNights) ?? null,
      month: reader.one('mes', readMonth) ?? null,
    }),
    write: ({ nights, month }) => [
      ...(nights ? [['noches', nights] as [string, string]] : []),
      ...(nights && month ? [['mes', MONTHS[month - 1]!] as [string, string]] : []),
    ],
  },
  path: { place: 'query' },
  chips: (values) =>
    values.nights ? [{ label: openStayWords(values), without: { nights: null, month: null } }] : [],
  matches: () => [],
  control: { kind: 'open-stay' },
};

function readNights(text: string): NightsChoice | undefined {
  const written = slug(text);
  if (WEEKENDS[written]) return written as NightsChoice;
  return /^\d{1,3}$/.test(written) && Number(written) > 0 ? `${Number(written)}` : undefined;
}

function readMonth(text: string): number | undefined {
  return MONTHS.indexOf(slug(text)) + 1 || undefined;
}

/** Whether a month, or the season, has stays of this length. */
export function fits(nights: NightsChoice, month: number | null): boolean {
  return countOf(nights) <= (month ? countNights(nightsOfMonth(LEAP_YEAR, month)) : MOST_WITHOUT_MONTH);
}

const countOf = (nights: NightsChoice): number => WEEKENDS[nights]?.nights ?? Number(nights);

/** The stay without dates, with a pet if that is searched for; undefined if dates are given, or no length. */
export function openStayOf(
  values: OpenStayValues & Partial<StayValues> & Partial<AmenityValues>,
): OpenStay | undefined {
  const { nights, month, arrival = null, departure = null } = values;
  if (!nights || !fits(nights, month) || stayOf({ arrival, departure })) return undefined;
  const withPets = values.amenities?.includes(PETS_SLUG);
  return {
    nights: countOf(nights),
    isWeekend: nights in WEEKENDS,
    month,
    ...(withPets ? { withPets } : {}),
  };
}

/** Whether homes are quoted for a stay: for its dates, or for the best ones. */
export function asksForStay(values: OpenStayValues & StayValues): boolean {
  return values.nights !== null || stayOf(values) !== undefined;
}

/** `7 noches en enero`, `Un finde largo en la temporada`. */
export function openStayWords({ nights, month }: OpenStayValues): string {
  return `${nightsLabel(nights!)} en ${month ? MONTHS[month - 1]! : 'la temporada'}`;
}

/** `7 noches`, `Un finde largo`. */
export function nightsLabel(nights: NightsChoice): string {
  return WEEKENDS[nights]?.label ?? counted(Number(nights), 'noche');
}
