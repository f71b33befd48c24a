import { formatDay, dayOf, nightsOfMonth, parseDay, partsOfDay, weekdayOf } from '../../kernel/time/days.js';
import { MONTHS } from '../../kernel/time/month-names.js';
import { WHOLE_PERIOD, type FractionId, type PeriodId } from '../../pricing/periods.js';
import { longWeekendsOf, nextCarnival } from '../../pricing/season/long-weekends.js';
import {
  FIRST_HALF,
  HOLY_WEEK,
  NIGHTS_OF_WEEK,
  SECOND_HALF,
  SINGLE_DAY,
  WHOLE_YEAR,
  WINTER_HOLIDAYS,
} from '../../pricing/season/season-parts.js';
import { MINIMUM_LIMITS } from '../filters/least-nights.js';
import { openStayOf } from '../filters/open-stay-fault.js';
import type { NightsChoice } from '../filters/open-stay.js';
import { stayFault } from '../filters/stay.js';
import { staysOf } from '../../pricing/stays/open-stay.js';
import { filter, means, MISSED, rule, type Meaning, type Rule, type SentenceContext } from './rule.js';

const MONTH = `(${MONTHS.join('|')})`;
const PERIODS: Readonly<Record<string, PeriodId>> = { diciembre: 1, enero: 2, febrero: 3, marzo: 4 };
const SEASON_MONTH = '(diciembre|enero|febrero|marzo)';

const WEEKDAY = '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)';
/** `sabado 9`, `9`. */
const DAY = String.raw`(?:${WEEKDAY} )?(\d{1,2}|primer[ao])`;
const DATE = String.raw`(?:${WEEKDAY} )?(\d{1,2}/\d{1,2}(?:/\d{2,4})?|\d{4}-\d\d-\d\d)`;
const YEAR = String.raw`(?: (?:del? )?(20\d\d))?`;
const ARRIVAL = '(?:entrada|entramos|entro|llegada|llegamos|llegando|llego|ingreso|check ?in)';
const LEAVING = '(?:salida|salimos|salgo|egreso|check ?out|me voy|nos vamos)';
const FROM = `(?:(?:${ARRIVAL}(?: ,)? )?(?:(?:del?|desde|entre|a partir de|a partir)(?: el| del)?|del?|el) |${ARRIVAL}(?: ,)? )?`;
const TO = `(?:(?:(?:y |, )*${LEAVING}(?: ,)?|al?|hasta|y|,)(?: el| al| hasta el)?)`;
const LENGTH = '(\\d{1,3}|una?) (noche|dia|semana)';

const OPEN_LENGTH = '(\\d{1,3}|una?) (noche|dia|semana|quincena)';
const IN_MONTH = `(?:enter[ao] |complet[ao] )?(?:del?|en|para|durante|,)(?: el)?(?: mes de)? ${MONTH}${YEAR}`;
const WEEKEND = '(?:(?:por |para )?(?:el |un )?)(?:finde|fin(?:es)? de semana)( largo| xx?l)?';

const BOTH_HALVES = '(?:1|primer[ao])(?: quincena)? [oy] (?:la )?segunda(?: quincena)?';
const WEEK = '(primera|segunda|tercera|cuarta|ultima)';

/** A date of which the year may be missing; months count from 1. */
interface Written {
  year?: number;
  month: number;
  day: number;
}

/** Parts of the season and dates. */
export const WHEN_RULES: readonly Rule[] = [
  rule(
    `${WEEKEND} del (?:feriado del )?${DAY}(?: (?:y|al?) ${DAY})? de ${MONTH}${YEAR}`,
    (match, { today }) => {
      const [, long, day, , month, year] = match;
      return weekendOf(onDay(day, month, year), { isLong: Boolean(long), today });
    },
  ),
  // A length between two days: neither they nor any of the stays in them.
  rule(
    `(?:por )?${OPEN_LENGTH}(?: ,)? entre(?: el)? (?:${DATE}|${DAY}(?: de ${MONTH})?) y(?: el)? (?:${DATE}|${DAY} de ${MONTH})${YEAR}`,
    () => MISSED,
  ),
  rule(
    String.raw`${FROM}((?:\d{1,2} , )+\d{1,2}) y (\d{1,2}) de ${MONTH}${YEAR}`,
    ([, list = '', last, month, year], { today }) => {
      const days = [...list.split(' , '), last].map(Number);
      const areConsecutive = days.every((day, at) => day === days[0]! + at);
      return areConsecutive
        ? stay(onDay(String(days[0]), month, year), onDay(last, month, year), today)
        : MISSED;
    },
  ),
  rule(`${FROM}${DATE} ${TO} ${DATE}`, ([, from = '', to = ''], { today }) =>
    stay(written(from), written(to), today),
  ),
  rule(`${FROM}${DAY} ${TO} ${DATE}`, ([, day, to = ''], { today }) => {
    const end = written(to);
    return stay(end && { ...end, day: dayNumber(day) }, end, today);
  }),
  rule(
    `${FROM}${DAY}(?: (?:de )?${MONTH}${YEAR})? ${TO} ${DAY} (?:del? )?(?:mes de )?${MONTH}${YEAR}`,
    ([, from, fromMonth, fromYear, to, month, year], { today }) =>
      stay(
        onDay(from, fromMonth ?? month, fromYear ?? (fromMonth ? undefined : year)),
        onDay(to, month, year),
        today,
      ),
  ),
  rule(
    `${FROM}${DAY} de ${MONTH}${YEAR} (?:al|hasta el)(?: dia)? ${DAY}(?! (?:de )?${MONTH})`,
    ([, from, month, year, to], { today }) => stay(onDay(from, month, year), onDay(to, month, year), today),
  ),
  rule(`${MONTH} ${FROM}${DAY} ${TO} ${DAY}`, ([, month, from, to], { today }) =>
    stay(onDay(from, month), onDay(to, month), today),
  ),
  rule(`${FROM}${DAY} de ${MONTH}${YEAR}(?: por| durante| ,)* ${LENGTH}`, (match, { today }) => {
    const [, day, month, year, count, unit] = match;
    return stayOf(onDay(day, month, year), nights(count, unit), today);
  }),
  rule(
    `${LENGTH} (?:desde|a partir de|a partir|del)(?: el| del)? ${DAY} de ${MONTH}${YEAR}`,
    (match, { today }) => {
      const [, count, unit, day, month, year] = match;
      return stayOf(onDay(day, month, year), nights(count, unit), today);
    },
  ),
  rule(`(?:la |una )?semana del ${DAY} de ${MONTH}${YEAR}`, ([, day, month, year], { today }) =>
    stayOf(onDay(day, month, year), NIGHTS_OF_WEEK, today),
  ),
  means(`${WEEKEND} (?:de|en|para) (?:semana santa|pascua)`, filter({ period: HOLY_WEEK })),
  rule(
    `(?:la )?${WEEK} semana (?:del? )?(?:mes de )?${MONTH}${YEAR}|${MONTH} (?:, )?(?:la )?${WEEK} semana`,
    ([, first, monthAfter, year, monthBefore, second], { today }) => {
      const [which, month] = [first ?? second ?? '', monthAfter ?? monthBefore];
      const number = ['primera', 'segunda', 'tercera', 'cuarta'].indexOf(which);
      const last = nightsOfMonth(2027, monthNumber(month)).last;
      const day = number < 0 ? partsOfDay(last).dayOfMonth - NIGHTS_OF_WEEK + 1 : number * NIGHTS_OF_WEEK + 1;
      return stayOf(onDay(String(day), month, year), NIGHTS_OF_WEEK, today);
    },
  ),
  rule(
    `(?:la )?${BOTH_HALVES}(?: de)? ${SEASON_MONTH}|${SEASON_MONTH} (?:, )?(?:la )?${BOTH_HALVES}`,
    ([, before, after]) => season(before ?? after),
  ),
  rule(`(?:la )?(primera|segunda)(?: quincena)?(?: del mes)?(?: de)? ${SEASON_MONTH}`, ([, half, month]) =>
    season(month, halfOf(half)),
  ),
  rule(`${SEASON_MONTH} (?:, )?(?:la )?(primera|segunda)(?: quincena)?`, ([, month, half]) =>
    season(month, halfOf(half)),
  ),
  rule(`(?:la )?(ultima) quincena(?: de)? ${SEASON_MONTH}`, ([, half, month]) => season(month, halfOf(half))),
  rule('(?:la )?(primera|segunda) quincena', ([, half]) => filter({ fraction: halfOf(half) })),
  means('(?:el |por )?mes (?:completo|entero)(?! de )', filter({ fraction: WHOLE_PERIOD })),
  rule(`(?:todo|mes (?:completo|entero) de)(?: el mes de)? ${SEASON_MONTH}`, ([, month]) =>
    season(month, WHOLE_PERIOD),
  ),
  rule(`(?:mes de )?${SEASON_MONTH} (?:completo|entero)`, ([, month]) => season(month, WHOLE_PERIOD)),
  means(
    String.raw`(?:en |para |por )?(?:(?:los |las )?(?:primer|ultim)[ao]s(?: \d{1,2})? (?:dia|noche|semana)|(?:a )?(?:fin|fines|mediados|principios?|comienzos?)) (?:de|en)(?= ${MONTH})`,
    MISSED,
  ),
  rule(`(?:unos|algunos|varios|pocos) dia(?: de| en)? ${SEASON_MONTH}`, ([, month]) => season(month)),
  rule(String.raw`(?<!\d )(?:por |un )?dia (?:de|en) ${SEASON_MONTH}`, ([, month]) =>
    season(month, SINGLE_DAY),
  ),
  rule(`${WEEKEND} ${IN_MONTH}`, ([, long, month, year], context) =>
    openStay({ nights: weekend(long), month, year }, context),
  ),
  rule(`${MONTH}${YEAR} (?:, )?${WEEKEND}`, ([, month, year, long], context) =>
    openStay({ nights: weekend(long), month, year }, context),
  ),
  rule(`(?:por )?${OPEN_LENGTH} ${IN_MONTH}`, ([, count, unit, month, year], context) =>
    openStay({ nights: `${nights(count, unit)}`, month, year }, context),
  ),
  rule(String.raw`(?<!\d )semana ${IN_MONTH}`, ([, month, year], context) =>
    openStay({ nights: '7', month, year }, context),
  ),
  rule(`${MONTH}${YEAR} (?:, )?(?:por )?${OPEN_LENGTH}`, ([, month, year, count, unit], context) =>
    openStay({ nights: `${nights(count, unit)}`, month, year }, context),
  ),
  rule(
    `(?:${WEEKEND} (?:de|en|para) )?(?:los |el )?(?:feriados? )?(?:de )?carnaval(?:es)?${YEAR}`,
    (match, { today }) => {
      const { first, last } = nextCarnival(parseDay(today)!);
      const year = match.at(-1);
      if (year && partsOfDay(first).year !== Number(year)) return MISSED;
      return filter({ arrival: formatDay(first), departure: formatDay(last + 1) });
    },
  ),
  rule(`(?<!este |proximo )${WEEKEND}(?! largo| xx?l| que viene| proximo)`, ([, long], context) =>
    openStay({ nights: weekend(long) }, context),
  ),
  // A day alone is no stay.
  means(
    String.raw`(?:desde |hasta |para |a partir )?(?:el |del )?(?:(?:\d{1,2} de|primero(?: de)?) ${MONTH}${YEAR}|${DATE})`,
    MISSED,
  ),
  rule(`(?:(?:el )?(?:proximo|este) )?(?:mes de )?${SEASON_MONTH}(?: que viene| proximo)?`, ([, month]) =>
    season(month),
  ),
  means('semana santa|pascua', filter({ period: HOLY_WEEK })),
  means(
    '(?:vacaciones(?: de)? invierno|receso(?: de)? invierno|receso invernal)',
    filter({ period: WINTER_HOLIDAYS }),
  ),
  means('todo el ano|ano (?:completo|redondo|entero)|anual|permanente', filter({ period: WHOLE_YEAR })),

  rule(String.raw`minimo (?:de |hasta )?(\d{1,2}|una?) noche`, ([, count]) => leastNights(count)),
  rule(String.raw`(\d{1,2}|una?) noche (?:de |como )?minimo`, ([, count]) => leastNights(count)),
  rule(`(?:por |unas |unos )?${OPEN_LENGTH}`, ([, count, unit], context) =>
    openStay({ nights: `${nights(count, unit)}` }, context),
  ),
];

function monthNumber(name = ''): number {
  return MONTHS.indexOf(name) + 1;
}

function dayNumber(text = ''): number {
  return Number(text.replace(/primer[ao]/, '1'));
}

function onDay(day?: string, month?: string, year?: string): Written {
  return { day: dayNumber(day), month: monthNumber(month), ...(year ? { year: Number(year) } : {}) };
}

/** `16/1`, `16/01/27`, `2027-01-16`. */
function written(text: string): Written | undefined {
  const [first = 0, second = 0, third] = text.split(/[-/]/).map(Number);
  if (text.includes('-')) return { year: first, month: second, day: third ?? 0 };
  const year = third === undefined || third > 99 ? third : 2000 + third;
  return { day: first, month: second, ...(year === undefined ? {} : { year }) };
}

/** The stay between two dates at their next occurrence; not understood if searches cannot have it. */
function stay(from: Written | undefined, to: Written | undefined, today: string): Meaning {
  if (!from || !to) return MISSED;
  const first =
    from.year ?? (to.year === undefined ? nextYear(from, today) : to.year - (isBefore(to, from) ? 1 : 0));
  const last = to.year ?? first + (isBefore(to, from) ? 1 : 0);
  return dates(isoOf(from, first), isoOf(to, last), today);
}

/** The weekend that a day is in; of a holiday, which may be kept on a Monday near it, the long one. Not understood if there is none. */
function weekendOf(on: Written, { isLong, today }: { isLong: boolean; today: string }): Meaning {
  const day = parseDay(isoOf(on, on.year ?? nextYear(on, today)));
  if (day === undefined) return MISSED;
  const sinceFriday = (weekdayOf(day) + 2) % 7;
  const friday = day - sinceFriday;
  const nights = isLong
    ? longWeekendsOf(partsOfDay(day).year).find(({ first, last }) => first - 2 <= day && day <= last + 3)
    : sinceFriday <= 2 && { first: friday, last: friday + 1 };
  return nights ? dates(formatDay(nights.first), formatDay(nights.last + 1), today) : MISSED;
}

/** A stay of that many nights. */
function stayOf(from: Written, length: number, today: string): Meaning {
  const arrival = isoOf(from, from.year ?? nextYear(from, today));
  const day = parseDay(arrival);
  return day === undefined ? MISSED : dates(arrival, formatDay(day + length), today);
}

function dates(arrival: string, departure: string, today: string): Meaning {
  return stayFault({ arrival, departure }, today) ? MISSED : filter({ arrival, departure });
}

const isBefore = (one: Written, other: Written): boolean =>
  one.month < other.month || (one.month === other.month && one.day < other.day);

function nextYear({ month, day }: Written, today: string): number {
  const now = parseDay(today)!;
  const { year } = partsOfDay(now);
  return dayOf(year, month, day) < now ? year + 1 : year;
}

function isoOf({ month, day }: Written, year: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const NIGHTS_OF_UNIT: Readonly<Record<string, number>> = { semana: NIGHTS_OF_WEEK, quincena: 15 };

function nights(count = '', unit = ''): number {
  return oneOr(count) * (NIGHTS_OF_UNIT[unit] ?? 1);
}

const oneOr = (count = ''): number => (/^una?$/.test(count) ? 1 : Number(count));

const halfOf = (ordinal?: string): FractionId => (ordinal === 'primera' ? FIRST_HALF : SECOND_HALF);

function season(month = '', fraction?: FractionId): Meaning {
  return filter({ period: PERIODS[month]!, ...(fraction ? { fraction } : {}) });
}

const weekend = (long?: string): NightsChoice => (long ? 'finde-largo' : 'finde');

/** A stay of a length; not understood if no month has it, or the month of that year does not come next. */
function openStay(
  { nights: length, month: name, year }: { nights: NightsChoice; month?: string; year?: string },
  { today, calendar }: SentenceContext,
): Meaning {
  const month = name ? monthNumber(name) : null;
  // Without a month it may stand elsewhere in the sentence: January has all lengths.
  const open = openStayOf({ nights: length, month: month ?? 1 });
  if (!open) return MISSED;
  const [first] = staysOf(open, { calendar, today: parseDay(today)! });
  if (year && (!first || partsOfDay(first.arrival).year !== Number(year))) return MISSED;
  return filter({ nights: length, ...(month ? { month } : {}) });
}

/** The greatest minimum that still lets one stay so few nights. */
function leastNights(count?: string): Meaning {
  const limit = MINIMUM_LIMITS.findLast((one) => Number(one) <= oneOr(count));
  return limit ? filter({ leastNights: [limit] }) : MISSED;
}
