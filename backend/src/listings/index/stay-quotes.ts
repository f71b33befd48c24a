import type { SeasonCalendar } from '#common/rules/season-calendar.js';
import { planStay, quoteStay, type StayPlan, type StayQuote } from '#common/rules/stay-quote.js';
import { type Stay } from '#common/rules/stay.js';
import type { Currency } from '#common/vocabulary/currencies.js';
import { isLetByTheSeason } from '../domain/search-lead.js';
import type { ListingIndex } from './listing-index.js';

/** Stays whose quotes are kept. */
const KEPT_STAYS = 16;

const UNKNOWN = Number.NaN;
const NOT_SEASONAL = 0;
const TAKEN = -1;
const NOT_OFFERED = -2;
const CONSULT = -3;

/** What a search needs of a quote. Null for a listing that is not let by the season. */
export type QuoteSummary =
  | { kind: 'taken' | 'not-offered' | 'consult' }
  | { kind: 'priced'; total: number; currency: Currency }
  | null;

/** Quotes of one stay for the listings of the index: a number each, until the index changes. */
export class QuotesOfStay {
  private numbers = new Float64Array(0);
  private version = -1;
  private readonly plan: StayPlan;

  constructor(
    private readonly index: ListingIndex,
    stay: Stay,
    private readonly options: { calendar: SeasonCalendar; dollarRate: number | null },
  ) {
    this.plan = planStay(stay, options.calendar);
  }

  /** The whole quote, with what is bought. */
  quoteAt(place: number): StayQuote | null {
    const rows = this.index.pricesAt(place);
    return isLetByTheSeason(rows) ? quoteStay(rows, this.plan, this.options.dollarRate) : null;
  }

  summaryAt(place: number): QuoteSummary {
    this.forgetIfChanged();
    const known = this.numbers[place]!;
    return readSummary(Number.isNaN(known) ? this.compute(place) : known);
  }

  private compute(place: number): number {
    const number = writeSummary(this.quoteAt(place));
    this.numbers[place] = number;
    return number;
  }

  private forgetIfChanged(): void {
    if (this.version === this.index.version) return;
    this.numbers = new Float64Array(this.index.places).fill(UNKNOWN);
    this.version = this.index.version;
  }
}

/** Keeps the quotes of the stays that were asked for last. */
export class StayQuotes {
  private readonly kept = new Map<string, QuotesOfStay>();

  constructor(
    private readonly index: ListingIndex,
    private readonly calendar: SeasonCalendar,
  ) {}

  of(stay: Stay, dollarRate: number | null): QuotesOfStay {
    const key = `${stay.arrival} ${stay.departure} ${dollarRate}`;
    const { calendar } = this;
    const quotes = this.kept.get(key) ?? new QuotesOfStay(this.index, stay, { calendar, dollarRate });
    this.kept.delete(key);
    this.kept.set(key, quotes);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT_STAYS && oldest !== undefined) this.kept.delete(oldest);
    return quotes;
  }
}

/** A priced quote is its total × 2, plus one in dollars; the others are codes below one. */
function writeSummary(quote: StayQuote | null): number {
  if (!quote) return NOT_SEASONAL;
  switch (quote.kind) {
    case 'priced':
      return quote.total * 2 + (quote.currency === 'USD' ? 1 : 0);
    case 'taken':
      return TAKEN;
    case 'not-offered':
      return NOT_OFFERED;
    case 'consult':
      return CONSULT;
  }
}

function readSummary(number: number): QuoteSummary {
  if (number > 0)
    return { kind: 'priced', total: Math.floor(number / 2), currency: number % 2 === 1 ? 'USD' : 'ARS' };
  if (number === TAKEN) return { kind: 'taken' };
  if (number === NOT_OFFERED) return { kind: 'not-offered' };
  return number === CONSULT ? { kind: 'consult' } : null;
}
