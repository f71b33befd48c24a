import { WHOLE_PERIOD } from '../periods.js';
import {
  countNights,
  nightsOfMonth,
  partsOfDay,
  weekdayOf,
  type Day,
  type Nights,
} from '../../kernel/time/days.js';
import { longWeekendsOf } from '../season/long-weekends.js';
import { type SeasonCalendar } from '../season/season-calendar.js';
import { HOLY_WEEK } from '../season/season-parts.js';
import { StayQuoter } from './stay-quote.js';
import { fixedNights, planStay } from './stay-plan.js';
import { nightsOfStay, type Stay, type StayQuote } from './stay.js';

/** A stay of which only the length is known, and perhaps the month. */
export interface OpenStay {
  nights: number;
  /** A weekend begins on a Friday; a long one has the nights of a real one of the month or season, if there is any. */
  weekend: 'usual' | 'long' | null;
  /** From 1; null for any time of the summer season and Holy Week. */
  month: number | null;
  withPets?: boolean;
}

const DECEMBER = 12;
const MARCH = 3;
const FRIDAY = 5;
const YEARS_AHEAD = 4;

/** The stays that an open stay may be, from the earliest: all nights in the next month of that name, or season, in which it fits. */
export function staysOf(
  open: OpenStay,
  { calendar, today }: { calendar: SeasonCalendar; today: Day },
): Stay[] {
  const { year: now } = partsOfDay(today);
  for (let year = now; year < now + YEARS_AHEAD; year++) {
    const { first, last } = open.month === null ? summer(calendar, year) : nightsOfMonth(year, open.month);
    const span = { first: Math.max(first, today), last };
    const stays = open.weekend === 'long' ? longWeekendsIn(span) : [];
    if (stays.length === 0) stays.push(...staysIn(span, open));
    if (stays.length > 0) return stays.map((stay) => (open.withPets ? { ...stay, withPets: true } : stay));
  }
  return [];
}

/** From December to March of the year, or to Holy Week if that is later. */
function summer(calendar: SeasonCalendar, year: number): Nights {
  const holyWeek = calendar.nightsOf(HOLY_WEEK, WHOLE_PERIOD, year)!;
  return {
    first: nightsOfMonth(year - 1, DECEMBER).first,
    last: Math.max(nightsOfMonth(year, MARCH).last, holyWeek.last),
  };
}

function longWeekendsIn({ first, last }: Nights): Stay[] {
  // One around New Year is of the next year.
  const years = [partsOfDay(first).year, partsOfDay(last).year, partsOfDay(last).year + 1];
  return [...new Set(years)]
    .flatMap(longWeekendsOf)
    .filter((weekend) => weekend.first >= first && weekend.last <= last)
    .map((weekend) => ({ arrival: weekend.first, departure: weekend.last + 1 }));
}

function staysIn(span: Nights, { nights, weekend }: OpenStay): Stay[] {
  const starts = Array.from(
    { length: Math.max(0, countNights(span) - nights + 1) },
    (_, index) => span.first + index,
  );
  return starts
    .filter((arrival) => !weekend || weekdayOf(arrival) === FRIDAY)
    .map((arrival) => ({ arrival, departure: arrival + nights }));
}

/** A quote with its stay. */
export interface ChosenStay {
  stay: Stay;
  quote: StayQuote;
}

interface QuotedStay {
  stay: Stay;
  quoter: StayQuoter;
}

/**
 * Stays of one length that follow each other and meet the same halves, months, Holy Week and holidays. The rows of these cost the same for all of them, so
 * that the first one stands for the others unless rows of weeks or days divide the nights between two parts of the season.
 */
interface AlikeStays {
  stays: QuotedStay[];
  isInOnePart: boolean;
}

function alikeStays(
  stays: readonly Stay[],
  calendar: SeasonCalendar,
  dollarRate: number | null,
): AlikeStays[] {
  const reach = { first: stays[0]!.arrival, last: stays.at(-1)!.departure - 1 };
  const edges = fixedNights(reach, calendar).flatMap(({ first, last }) => [first, last + 1]);
  const partOf = (night: Day): number => Math.max(0, ...edges.filter((edge) => edge <= night));
  const groups = new Map<string, AlikeStays>();
  for (const stay of stays) {
    const [from, to] = [partOf(stay.arrival), partOf(stay.departure - 1)];
    const key = `${from} ${to} ${nightsOfStay(stay)}`;
    const group = groups.get(key) ?? { stays: [], isInOnePart: from === to };
    group.stays.push({ stay, quoter: new StayQuoter(planStay(stay, calendar), dollarRate) });
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Kinds of quotes, from the best. */
const KINDS: readonly StayQuote['kind'][] = ['priced', 'consult', 'too-short', 'taken', 'not-offered'];

/**
 * Chooses the best of some stays for one listing after another: the cheapest that is free, the earliest of equally cheap ones. Without a
 * price the best reason counts: one that is on request, then one that is too short.
 */
export class StayChooser {
  private readonly groups: readonly AlikeStays[];

  /**
   * @param stays at least one, from the earliest
   * @param dollarRate pesos per dollar; null while unknown: then pesos are before dollars
   */
  constructor(
    stays: readonly Stay[],
    calendar: SeasonCalendar,
    private readonly dollarRate: number | null,
  ) {
    this.groups = alikeStays(stays, calendar, dollarRate);
  }

  /**
   * @param fill starts a quoter with the rows and terms of the listing
   * @returns the kind of the best quote, and its quoter, which has total and currency if it is priced
   */
  best(fill: (quoter: StayQuoter) => void): { kind: StayQuote['kind']; quoter: StayQuoter; stay: Stay } {
    let best = this.groups[0]!.stays[0]!;
    let rank = KINDS.length;
    for (const { stays, isInOnePart } of this.groups) {
      for (const each of stays) {
        const { quoter } = each;
        fill(quoter);
        const kind = quoter.quote();
        const quoted = KINDS.indexOf(kind);
        if (quoted < rank || (quoted === 0 && rank === 0 && this.isCheaper(quoter, best.quoter))) {
          best = each;
          rank = quoted;
        }
        if (isInOnePart || !quoter.isByNights || kind === 'taken' || kind === 'too-short') break;
      }
    }
    return { kind: KINDS[rank]!, ...best };
  }

  /** The best quote with its parts. */
  choose(fill: (quoter: StayQuoter) => void): ChosenStay {
    const { quoter, stay } = this.best(fill);
    fill(quoter);
    return { stay, quote: quoter.result() };
  }

  private isCheaper(one: StayQuoter, other: StayQuoter): boolean {
    if (one.currency === other.currency) return one.total < other.total;
    if (this.dollarRate === null) return one.currency === 'ARS';
    const pesosOf = ({ total, currency }: StayQuoter) =>
      currency === 'ARS' ? total : total * this.dollarRate!;
    return pesosOf(one) < pesosOf(other);
  }
}
