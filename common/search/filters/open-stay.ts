import { MONTHS } from '../../kernel/time/month-names.js';
import { counted, slug } from '../../kernel/text.js';
import type { Filter } from './filter.js';
import { stayOf, type StayValues } from './stay.js';

/** A number of nights, a weekend of two nights from Friday on, or a long weekend. */
export type NightsChoice = `${number}` | 'finde' | 'finde-largo';

export interface OpenStayValues {
  nights: NightsChoice | null;
  /** From 1; requires nights. Null for any time of the season. */
  month: number | null;
}

/** Of a month alone. */
export const WEEK: NightsChoice = '7';

const WEEKENDS: Readonly<Partial<Record<string, string>>> = {
  finde: 'Un finde',
  'finde-largo': 'Un finde largo',
};

/** A stay of a length, in a month or in the season: each home gets its cheapest free dates. */
export const openStayFilter: Filter<OpenStayValues> = {
  name: 'open-stay',
  empty: { nights: null, month: null },
  asked: ({ operation }) => operation === 'rental',
  normalise: ({ nights, month }) => ({ nights, month: nights && month }),
  query: {
    read: (reader) => {
      const month = reader.one('mes', readMonth) ?? null;
      return { nights: reader.one('noches', readNights) ?? (month ? WEEK : null), month };
    },
    write: ({ nights, month }) =>
      nights ? [['noches', nights], ...(month ? [['mes', MONTHS[month - 1]!] as [string, string]] : [])] : [],
  },
  path: { place: 'query' },
  chips: (values) =>
    values.nights ? [{ label: openStayWords(values), without: { nights: null, month: null } }] : [],
  matches: () => [],
  control: { kind: 'open-stay' },
};

function readNights(text: string): NightsChoice | undefined {
  const written = slug(text);
  return /^([1-9]\d?|finde(-largo)?)$/.test(written) ? (written as NightsChoice) : undefined;
}

function readMonth(text: string): number | undefined {
  return MONTHS.indexOf(slug(text)) + 1 || undefined;
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
  return WEEKENDS[nights] ?? counted(Number(nights), 'noche');
}
