import { MONTHS } from '../../kernel/time/month-names.js';
import { formatDay, parseDay, partsOfDay, type Day } from '../../kernel/time/days.js';
import { LONGEST_STAY, type Stay } from '../../pricing/stays/stay.js';
import { STAY_MESSAGES } from '../../pricing/stays/stay-messages.js';
import { PETS_SLUG } from '../../listings/amenities/amenities.js';
import type { AmenityValues } from './amenities.js';
import type { Filter } from './filter.js';

export interface StayValues {
  /** Days as `2027-01-16`; both or none. */
  arrival: string | null;
  departure: string | null;
}

/** Dates of a stay. They exclude no listing by themselves: each listing gets its quote, and `libres` selects those that are available. */
export const stayFilter: Filter<StayValues> = {
  name: 'stay',
  empty: { arrival: null, departure: null },
  asked: ({ operation }) => operation === 'rental',
  normalise: (values) => (stayOf(values) ? values : { arrival: null, departure: null }),
  query: {
    read: (reader) => {
      const arrival = reader.one('llegada', readDate) ?? null;
      const departure = reader.one('salida', readDate) ?? null;
      if (Object.keys(reader.errors).some((name) => name === 'llegada' || name === 'salida'))
        return { arrival: null, departure: null };
      for (const [name, [text]] of Object.entries(stayErrors({ arrival, departure })))
        reader.fail(name, text!);
      return { arrival, departure };
    },
    write: ({ arrival, departure }) =>
      arrival && departure
        ? [
            ['llegada', arrival],
            ['salida', departure],
          ]
        : [],
  },
  path: { place: 'query' },
  chips: (values) => {
    const stay = stayOf(values);
    return stay ? [{ label: shortDates(stay), without: { arrival: null, departure: null } }] : [];
  },
  matches: () => [],
  control: { kind: 'stay' },
};

function readDate(text: string): string | undefined {
  const day = parseDay(text.trim());
  return day === undefined ? undefined : formatDay(day);
}

/** The dates as a stay, with a pet if that is searched for; undefined if they are missing or cannot be quoted. */
export function stayOf(values: StayValues & Partial<AmenityValues>): Stay | undefined {
  if (stayFault(values)) return undefined;
  const arrival = values.arrival && parseDay(values.arrival);
  const departure = values.departure && parseDay(values.departure);
  if (typeof arrival !== 'number' || typeof departure !== 'number') return undefined;
  const withPets = values.amenities?.includes(PETS_SLUG);
  return { arrival, departure, ...(withPets ? { withPets } : {}) };
}

/** Years ahead for which prices are quoted. */
const MOST_YEARS = 3;

/**
 * Fault of the dates and its field; undefined for no dates and for a valid stay.
 * @param today as `2026-11-26`; without it, stays of any year are valid
 */
export function stayFault(
  { arrival, departure }: StayValues,
  today?: string,
): { field: keyof StayValues; text: string } | undefined {
  if (!arrival && !departure) return undefined;
  if (!arrival) return { field: 'arrival', text: STAY_MESSAGES.arrivalMissing };
  if (!departure) return { field: 'departure', text: STAY_MESSAGES.departureMissing };
  const from = parseDay(arrival);
  const to = parseDay(departure);
  if (from === undefined) return { field: 'arrival', text: STAY_MESSAGES.invalidDate };
  if (to === undefined) return { field: 'departure', text: STAY_MESSAGES.invalidDate };
  if (to <= from) return { field: 'departure', text: STAY_MESSAGES.departureBeforeArrival };
  if (to - from > LONGEST_STAY) return { field: 'departure', text: STAY_MESSAGES.tooLong(LONGEST_STAY) };
  if (today === undefined) return undefined;
  if (arrival < today) return { field: 'arrival', text: STAY_MESSAGES.past };
  const isNear = Number(arrival.slice(0, 4)) <= Number(today.slice(0, 4)) + MOST_YEARS;
  return isNear ? undefined : { field: 'arrival', text: STAY_MESSAGES.invalidDate };
}

/** That fault by the names of the calls; empty if there is none. */
export function stayErrors(values: StayValues, today?: string): Record<string, string[]> {
  const fault = stayFault(values, today);
  return fault ? { [fault.field === 'arrival' ? 'llegada' : 'salida']: [fault.text] } : {};
}

/** The values without dates that are over or too far ahead. */
export function withoutPastStay<Values extends StayValues>(values: Values, today: string): Values {
  return stayFault(values, today) ? { ...values, arrival: null, departure: null } : values;
}

/** `16 ene al 31 ene`. */
export function shortDates({ arrival, departure }: Stay): string {
  return `${shortDate(arrival)} al ${shortDate(departure)}`;
}

function shortDate(day: Day): string {
  const { month, dayOfMonth } = partsOfDay(day);
  return `${dayOfMonth} ${MONTHS[month - 1]!.slice(0, 3)}`;
}
