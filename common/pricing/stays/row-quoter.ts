import type { Currency } from '../../kernel/currencies.js';
import { WHOLE_PERIOD, type FractionId, type PeriodId } from '../periods.js';
import type { Nights } from '../../kernel/time/days.js';
import { isConsult, priceKey } from '../prices.js';
import { NIGHTS_OF_WEEK, SINGLE_DAY, WEEK, WHOLE_YEAR } from '../season/season-parts.js';
import { isFree, weekAround, type FixedNights, type StayPlan } from './stay-plan.js';
import { extraNights, LONGEST_STAY, type Purchase, type StayQuote } from './stay.js';

/** Rows to use: of one currency, or of both. */
type Among = Currency | 'both';

/** Last night of an offer without fixed dates: a week, a single day. */
const ANY_NIGHT = -1;
const WHOLE_YEAR_KEY = priceKey({ period: WHOLE_YEAR, fraction: WHOLE_PERIOD });

/**
 * The cheapest rows for one stay, for many listings without allocating: `reset`, then `add` for each row of a listing, then `quote`. Until
 * the next `reset`, `total`, `currency` and `purchases()` describe the rows, if they are priced.
 */
export class RowQuoter {
  total = 0;
  /** Whether any row is of weeks or days, so that the price depends on the very nights of the stay. */
  isByNights = false;
  currency: Currency = 'ARS';
  /** Nights of the listing's rented fixed units. */
  private readonly taken: Nights[] = [];
  private isTaken = false;
  /** Rows that can be bought for the stay, one entry per array below. Nights count from the arrival. */
  private offers = 0;
  private readonly keys: number[] = [];
  private readonly amounts: number[] = [];
  private readonly currencies: Currency[] = [];
  private readonly firstNights: number[] = [];
  private readonly lastNights: number[] = [];
  /** For a week that ends in the next month, the period of its month; 0 for every other offer. */
  private readonly crossedFrom: number[] = [];
  /** The special periods of the stay that the listing has a row for, by `priceKey`, with the place of the offer. */
  private readonly own = new Map<number, number>();
  /** The offers of the cover under construction. */
  private readonly chosen: number[] = [];
  /** By night: cost and number of rows of the best cover from that night on, and its first offer. */
  private readonly totals = new Float64Array(LONGEST_STAY + 1);
  private readonly counts = new Uint16Array(LONGEST_STAY + 1);
  private readonly firsts = new Int16Array(LONGEST_STAY + 1);
  /** By night: the end (exclusive) of the week that covers it, given this listing's rented nights; -1 if there is none. */
  private readonly weekEnds = new Int16Array(LONGEST_STAY + 1);
  private weekEndsHold = false;
  /** The rows of the cover that the arrays by night describe. */
  private covered: Among | undefined;

  constructor(
    protected readonly plan: StayPlan,
    protected readonly dollarRate: number | null,
  ) {}

  /** Starts another listing. */
  reset(): void {
    if (this.taken.length > 0) {
      this.taken.length = 0;
      this.weekEndsHold = false;
    }
    this.isTaken = false;
    this.isByNights = false;
    this.offers = 0;
    this.covered = undefined;
    if (this.own.size > 0) this.own.clear();
  }

  /**
   * Adds a row of the listing.
   * @param key `priceKey`
   * @param amount negative while rented
   */
  add(key: number, amount: number, currency: Currency): void {
    const fixed = this.plan.fixed[key];
    if (amount < 0) {
      if (key === WHOLE_YEAR_KEY) this.isTaken = true;
      else if (fixed) this.take(fixed);
      return;
    }
    if (this.plan.movable[key]) {
      this.isByNights = true;
      this.offer(key, amount, currency);
    }
    if (!fixed) return;
    const { arrival } = this.plan.stay;
    for (const { first, last, meetsStay } of fixed) {
      if (!meetsStay) continue;
      this.offer(key, amount, currency);
      this.firstNights[this.offers - 1] = first - arrival;
      this.lastNights[this.offers - 1] = last - arrival;
      if (this.plan.specials.includes(key)) this.own.set(key, this.offers - 1);
    }
  }

  /**
   * Computes the quote of the added rows; sets total and currency if it is priced.
   * @returns its kind
   */
  quote(): StayQuote['kind'] {
    if (this.isTaken) return 'taken';
    if (this.offers === 0) return 'not-offered';
    if (this.own.size > 0 && [...this.own.values()].some((at) => !this.isFree(at))) return 'taken';
    if (this.plan.crossesMonths) this.offerCrossingWeeks();
    const pesos = this.cheapestCover('ARS', false);
    const dollars = this.cheapestCover('USD', false);
    const isCheaper = this.dollarRate !== null && dollars * this.dollarRate < pesos;
    const inDollars = dollars < Infinity && (pesos === Infinity || isCheaper);
    this.currency = inDollars ? 'USD' : 'ARS';
    this.total = inDollars ? dollars : pesos;
    if (this.total < Infinity) return 'priced';
    return this.cheapestCover('both', true) < Infinity ? 'consult' : 'not-offered';
  }

  /** The purchases, in order of nights; only after a priced quote. */
  purchases(): Purchase[] {
    if (this.covered !== this.currency) this.cheapestCover(this.currency, false);
    const { stay, nights } = this.plan;
    const purchases = [...this.own.values()].map((at) => this.purchase(at, 0));
    for (let night = 0; night < nights.length;) {
      if (this.own.has(nights[night]!.special)) {
        night += 1;
        continue;
      }
      const bought = this.purchase(this.firsts[night]!, night);
      purchases.push(bought);
      night = bought.last + 1 - stay.arrival;
    }
    return purchases.toSorted((one, other) => one.first - other.first);
  }

  /** Whether the rows cover more nights than the stay has, because they are bought whole; only after a priced quote. */
  coversMore(): boolean {
    return extraNights(this.purchases(), this.plan.stay) > 0;
  }

  private purchase(at: number, night: number): Purchase {
    const key = this.keys[at]!;
    return {
      period: Math.trunc(key / 10) as PeriodId,
      fraction: (key % 10) as FractionId,
      amount: this.amounts[at]!,
      ...this.nightsBought(at, night),
    };
  }

  private take(fixed: readonly FixedNights[]): void {
    for (const nights of fixed) {
      this.taken.push(nights);
      this.weekEndsHold = false;
      if (nights.meetsStay) this.isTaken = true;
    }
  }

  /** Adds an offer without fixed dates; the caller then sets the nights of a fixed unit. */
  private offer(key: number, amount: number, currency: Currency): void {
    const at = this.offers++;
    this.keys[at] = key;
    this.amounts[at] = amount;
    this.currencies[at] = currency;
    this.firstNights[at] = ANY_NIGHT;
    this.lastNights[at] = ANY_NIGHT;
    this.crossedFrom[at] = 0;
  }

  /** Adds a week that ends in the next month for each pair of weeks of consecutive months, at the price of the dearer one. */
  private offerCrossingWeeks(): void {
    const count = this.offers;
    for (let one = 0; one < count; one++) {
      if (!this.isPricedWeek(one)) continue;
      for (let next = 0; next < count; next++) {
        if (!this.isPricedWeek(next) || this.currencies[one] !== this.currencies[next]) continue;
        const from = Math.trunc(this.keys[one]! / 10);
        if (Math.trunc(this.keys[next]! / 10) !== from + 1) continue;
        const dearer = this.amounts[one]! >= this.amounts[next]! ? one : next;
        this.offer(this.keys[dearer]!, this.amounts[dearer]!, this.currencies[dearer]!);
        this.crossedFrom[this.offers - 1] = from;
      }
    }
  }

  private isPricedWeek(at: number): boolean {
    return this.keys[at]! % 10 === WEEK && !isConsult(this.amounts[at]!);
  }

  /**
   * Dynamic programming over the nights, from last to first: some row of a cover includes the first night, and the rest is a cover of the
   * remaining nights.
   * @param onRequest whether rows on request are used
   * @returns the total; Infinity if no set of rows covers all nights
   */
  private cheapestCover(among: Among, onRequest: boolean): number {
    const { totals, counts, firsts, chosen } = this;
    const { length } = this.plan.nights;
    this.choose(among, onRequest);
    const special = this.costOfOwn();
    if (chosen.length === 0 || special === Infinity) return Infinity;
    this.covered = among;
    totals[length] = 0;
    counts[length] = 0;
    for (let night = length - 1; night >= 0; night--) {
      if (this.own.has(this.plan.nights[night]!.special)) {
        totals[night] = totals[night + 1]!;
        counts[night] = counts[night + 1]!;
        continue;
      }
      let best = Infinity;
      let fewest = 0;
      for (let each = 0; each < chosen.length; each++) {
        const at = chosen[each]!;
        const end = this.endOf(at, night);
        if (end < 0) continue;
        const rest = end < length ? end : length;
        const total = this.amounts[at]! + totals[rest]!;
        const count = 1 + counts[rest]!;
        if (total > best || (total === best && count >= fewest)) continue;
        best = total;
        fewest = count;
        firsts[night] = at;
      }
      totals[night] = best;
      counts[night] = fewest;
    }
    return special + totals[0]!;
  }

  /** Cost of the rows of the stay's special periods; Infinity if one of them is not among the chosen rows. */
  private costOfOwn(): number {
    let cost = 0;
    for (const at of this.own.values()) cost += this.chosen.includes(at) ? this.amounts[at]! : Infinity;
    return cost;
  }

  private choose(among: Among, onRequest: boolean): void {
    const { chosen } = this;
    chosen.length = 0;
    for (let at = 0; at < this.offers; at++) {
      if (among !== 'both' && this.currencies[at] !== among) continue;
      if (!onRequest && isConsult(this.amounts[at]!)) continue;
      if (this.isFree(at)) chosen.push(at);
    }
  }

  /** Whether the nights of an offer with fixed dates are free. */
  private isFree(at: number): boolean {
    const { taken } = this;
    const [first, last] = [this.firstNights[at]!, this.lastNights[at]!];
    if (taken.length === 0 || last === ANY_NIGHT) return true;
    const { arrival } = this.plan.stay;
    return isFree({ first: arrival + first, last: arrival + last }, taken);
  }

  /** The end (exclusive) of an offer that covers this night; -1 if it cannot. */
  private endOf(at: number, night: number): number {
    const last = this.lastNights[at]!;
    if (last !== ANY_NIGHT) return night >= this.firstNights[at]! && night <= last ? last + 1 : -1;
    const key = this.keys[at]!;
    if (this.crossedFrom[at]) return this.crossingEndOf(this.crossedFrom[at]!, night);
    if (Math.trunc(key / 10) !== this.plan.nights[night]!.period) return -1;
    return key % 10 === SINGLE_DAY ? night + 1 : this.weekEndOf(night);
  }

  private weekEndOf(night: number): number {
    if (!this.weekEndsHold) {
      const { arrival } = this.plan.stay;
      for (const [index, { month }] of this.plan.nights.entries()) {
        const week = weekAround(arrival + index, month, this.taken);
        this.weekEnds[index] = week ? week.last + 1 - arrival : -1;
      }
      this.weekEndsHold = true;
    }
    return this.weekEnds[night]!;
  }

  private crossingEndOf(from: number, night: number): number {
    const { period, month } = this.plan.nights[night]!;
    const first = this.plan.stay.arrival + night;
    const last = first + NIGHTS_OF_WEEK - 1;
    const crosses = period === from && last > month.last && isFree({ first, last }, this.taken);
    return crosses ? night + NIGHTS_OF_WEEK : -1;
  }

  private nightsBought(at: number, night: number): Nights {
    const { stay, nights } = this.plan;
    const first = stay.arrival + night;
    const last = this.lastNights[at]!;
    if (last !== ANY_NIGHT) return { first: stay.arrival + this.firstNights[at]!, last: stay.arrival + last };
    if (this.crossedFrom[at]) return { first, last: first + NIGHTS_OF_WEEK - 1 };
    const isWeek = this.keys[at]! % 10 === WEEK;
    return isWeek ? weekAround(first, nights[night]!.month, this.taken)! : { first, last: first };
  }
}
