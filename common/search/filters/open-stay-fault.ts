import { countNights, nightsOfMonth } from '../../kernel/time/days.js';
import { MONTHS } from '../../kernel/time/month-names.js';
import { PETS_SLUG } from '../../listings/amenities/amenities.js';
import type { OpenStay } from '../../pricing/stays/open-stay.js';
import type { AmenityValues } from './amenities.js';
import { nightsLabel, type NightsChoice, type OpenStayValues } from './open-stay.js';
import { stayOf, type StayValues } from './stay.js';

// Apart from the filter, because browsers do not need it before a visitor chooses.

/** A long weekend has more where its holidays do. */
const NIGHTS_OF_WEEKEND: Readonly<Partial<Record<string, number>>> = { finde: 2, 'finde-largo': 3 };
/** Without a month, so that the stays of a whole season are quoted in a few seconds (docs/search.md). */
const MOST_WITHOUT_MONTH = 7;
const LEAP_YEAR = 2028;

const WEEKENDS: Readonly<Partial<Record<string, OpenStay['weekend']>>> = {
  finde: 'usual',
  'finde-largo': 'long',
};

const countOf = (nights: NightsChoice): number => NIGHTS_OF_WEEKEND[nights] ?? Number(nights);

/** Whether a month, or the season, has stays of this length. */
export function fits(nights: NightsChoice, month: number | null): boolean {
  return countOf(nights) <= (month ? countNights(nightsOfMonth(LEAP_YEAR, month)) : MOST_WITHOUT_MONTH);
}

/** Why a search by nights and month cannot be answered; undefined if it can. */
export function openStayFault({
  nights,
  month,
  arrival,
  departure,
}: OpenStayValues & StayValues): string | undefined {
  if (!nights) return undefined;
  if (arrival || departure) return 'Elegí fechas, o noches y mes: no las dos cosas.';
  if (fits(nights, month)) return undefined;
  return month
    ? `No hay ${nightsLabel(nights)} en ${MONTHS[month - 1]!}.`
    : `Para más de ${MOST_WITHOUT_MONTH} noches, elegí el mes.`;
}

/** The stay without dates, with a pet if that is searched for; undefined if dates are given, or no length that fits. */
export function openStayOf(
  values: OpenStayValues & Partial<StayValues> & Partial<AmenityValues>,
): OpenStay | undefined {
  const { nights, month, arrival = null, departure = null } = values;
  if (!nights || !fits(nights, month) || stayOf({ arrival, departure })) return undefined;
  const withPets = values.amenities?.includes(PETS_SLUG);
  return {
    nights: countOf(nights),
    weekend: WEEKENDS[nights] ?? null,
    month,
    ...(withPets ? { withPets } : {}),
  };
}
