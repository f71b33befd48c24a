import { WHOLE_PERIOD } from '../periods.js';
import { countNights, nightsOfMonth, partsOfDay, type Day, type Nights } from '../../kernel/time/days.js';
import { HOLY_WEEK, type SeasonCalendar } from '../season/season-calendar.js';
import { StayQuoter } from './stay-quote.js';
import { planStay } from './stay-plan.js';
import type { Stay, StayQuote } from './stay.js';

/** A stay of which only the length is known, and perhaps the month. */
export interface OpenStay {
  nights: number;
  /** Whether it begins on a Friday. */
  isWeekend: boolean;
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
    const stays = staysIn(span, open);
    if (stays.length > 0) return stays;
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

function staysIn(span: Nights, { nights, isWeekend, withPets }: OpenStay): Stay[] {
  const starts = Array.from(
    { length: Math.max(0, countNights(span) - nights + 1) },
    (_, index) => span.first + index,
  );
  return starts
    .filter((arrival) => !isWeekend || weekdayOf(arrival) === FRIDAY)
    .map((arrival) => ({ arrival, departure: arrival + nights, ...(withPets ? { withPets } : {}) }));
}

/** From 0, Sunday. */
function weekdayOf(day: Day): number {
  return new Date(day * 86_400_000).getUTCDay();
}

/** A quote with its stay. */
export interface ChosenStay {
  stay: Stay;
  quote: StayQuote;
}

/** Kinds of quotes, from the best. */
const KINDS: readonly StayQuote['kind'][] = ['priced', 'consult', 'too-short', 'taken', 'not-offered'];

/**
 * Chooses the best of some stays for one listing after another: the cheapest that is free, the earliest of equally cheap ones. Without a
 * price the best reason counts: one that is on request, then one that is too short.
 */
export class StayChooser {
  private readonly quoters: readonly StayQuoter[];

  /**
   * @param stays at least one, from the earliest
   * @param dollarRate pesos per dollar; null while unknown: then pesos are before dollars
   */
  constructor(
    private readonly stays: readonly Stay[],
    calendar: SeasonCalendar,
    private readonly dollarRate: number | null,
  ) {
    this.quoters = stays.map((stay) => new StayQuoter(planStay(stay, calendar), dollarRate));
  }

  /**
   * @param fill starts a quoter with the rows and terms of the listing
   * @returns the kind of the best quote, and its quoter, which has total and currency if it is priced
   */
  best(fill: (quoter: StayQuoter) => void): { kind: StayQuote['kind']; quoter: StayQuoter; stay: Stay } {
    let at = -1;
    let rank = KINDS.length;
    for (let each = 0; each < this.quoters.length; each++) {
      const quoter = this.quoters[each]!;
      fill(quoter);
      const quoted = KINDS.indexOf(quoter.quote());
      if (quoted > rank || (quoted === rank && (rank > 0 || !this.isCheaper(quoter, this.quoters[at]!))))
        continue;
      at = each;
      rank = quoted;
    }
    return { kind: KINDS[rank]!, quoter: this.quoters[at]!, stay: this.stays[at]! };
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
