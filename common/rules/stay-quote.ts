import type { Currency } from '../vocabulary/currencies.js';
import { WHOLE_PERIOD, type FractionId, type PeriodId } from '../vocabulary/periods.js';
import { countNights, nightsOfMonth, partsOfDay, type Day, type Nights } from './days.js';
import { isConsult, priceKey, type RentalPrice } from './prices.js';
import {
  FIRST_HALF,
  HOLY_WEEK,
  NIGHTS_OF_WEEK,
  SECOND_HALF,
  SINGLE_DAY,
  WEEK,
  WINTER_HOLIDAYS,
  monthPeriodOf,
  type SeasonCalendar,
} from './season-calendar.js';
import { nightsOfStay, type Stay } from './stay.js';

/** One price row, bought whole, with the nights that it pays for. */
export interface Purchase extends Nights {
  period: PeriodId;
  fraction: FractionId;
  amount: number;
}

export type StayQuote =
  /** A night of the stay belongs to a rented month, half, Holy Week or winter holidays. */
  | { kind: 'taken' }
  /** No free row covers some night of the stay. */
  | { kind: 'not-offered' }
  /** Some nights can be covered only by a row whose price is on request, or all only by rows of both currencies. */
  | { kind: 'consult' }
  | { kind: 'priced'; total: number; currency: Currency; purchases: Purchase[] };

/** A row that pays for fixed nights: a month, one of its halves, Holy Week, the winter holidays. */
interface FixedUnit extends Nights {
  period: PeriodId;
  fraction: FractionId;
}

/** Everything about a stay that does not depend on a listing; computed once for all listings of a search. */
export interface StayPlan {
  stay: Stay;
  /** Fixed units that meet the months of the stay, and those of each `priceKey` that meet the stay itself. */
  units: readonly FixedUnit[];
  unitsByKey: readonly (readonly FixedUnit[] | undefined)[];
  /** Month periods of its nights. */
  periods: ReadonlySet<PeriodId>;
  /** For each night of the stay, its month period and that month's nights. */
  nights: readonly { period: PeriodId | undefined; month: Nights }[];
}

/** Prepares the quotes of a stay. */
export function planStay(stay: Stay, calendar: SeasonCalendar): StayPlan {
  const nights = Array.from({ length: nightsOfStay(stay) }, (_, index) => {
    const night = stay.arrival + index;
    const { year, month } = partsOfDay(night);
    return { period: monthPeriodOf(night), month: nightsOfMonth(year, month) };
  });
  const reach = { first: nights[0]!.month.first, last: nights.at(-1)!.month.last };
  const units = fixedUnits(reach, calendar);
  const unitsByKey: FixedUnit[][] = [];
  for (const unit of units) {
    if (unit.first < stay.departure && unit.last >= stay.arrival)
      (unitsByKey[priceKey(unit)] ??= []).push(unit);
  }
  const periods = new Set(nights.flatMap(({ period }) => period ?? []));
  return { stay, nights, units, unitsByKey, periods };
}

const FIXED_ROWS: readonly [PeriodId, FractionId][] = [
  ...([1, 2, 3, 4] as const).flatMap((period): [PeriodId, FractionId][] => [
    [period, WHOLE_PERIOD],
    [period, FIRST_HALF],
    [period, SECOND_HALF],
  ]),
  [HOLY_WEEK, WHOLE_PERIOD],
  [WINTER_HOLIDAYS, WHOLE_PERIOD],
];

function fixedUnits(reach: Nights, calendar: SeasonCalendar): FixedUnit[] {
  const years = new Set([partsOfDay(reach.first).year, partsOfDay(reach.last).year]);
  return [...years]
    .flatMap((year) =>
      FIXED_ROWS.map(([period, fraction]) => ({
        period,
        fraction,
        ...calendar.nightsOf(period, fraction, year)!,
      })),
    )
    .filter((unit) => unit.first <= reach.last && unit.last >= reach.first);
}

/**
 * The cheapest set of free rows that covers every night of a stay, each bought whole and as often as needed, all in one
 * currency; of two currencies the cheaper in pesos, and without a rate the one in pesos. Of equally cheap sets, one with the fewest rows.
 * A row must not cover a night of a rented fixed unit. Rented weeks and days are not offered; 'Año Completo' takes no part.
 * @param dollarRate pesos for a dollar; null while none is known
 */
export function quoteStay(
  rows: readonly RentalPrice[],
  plan: StayPlan,
  dollarRate: number | null,
): StayQuote {
  const taken = takenNights(rows, plan);
  const { arrival, departure } = plan.stay;
  if (taken.some(({ first, last }) => first < departure && last >= arrival)) return { kind: 'taken' };
  const free = rows.filter(({ rented }) => !rented);
  const priced = free.filter(({ amount }) => !isConsult(amount));
  const quotes = (['ARS', 'USD'] as const).flatMap((currency) => {
    const found = cheapestCover(
      priced.filter((row) => row.currency === currency),
      plan,
      taken,
    );
    return found ? [{ kind: 'priced' as const, currency, ...found }] : [];
  });
  const [first, second] = quotes;
  if (!first) return { kind: cheapestCover(free, plan, taken) ? 'consult' : 'not-offered' };
  return second && dollarRate !== null && second.total * dollarRate < first.total ? second : first;
}

/** Nights of the rented fixed units. */
function takenNights(rows: readonly RentalPrice[], plan: StayPlan): Nights[] {
  const rented = rows.filter((row) => row.rented);
  if (rented.length === 0) return [];
  return plan.units.filter((unit) =>
    rented.some(({ period, fraction }) => period === unit.period && fraction === unit.fraction),
  );
}

/** A row as it can be bought for nights of the stay; nights count from the arrival. */
interface Offer {
  row: RentalPrice;
  /** Nights of a fixed unit, which may begin before the stay and end after it; undefined for weeks and single nights. */
  from?: number;
  to?: number;
}

/**
 * Dynamic programme over the nights, from the last to the first: some row of a cover pays for the first night, and what follows
 * its last night is again a cover. Undefined when no set of the rows covers all nights.
 */
function cheapestCover(
  rows: readonly RentalPrice[],
  plan: StayPlan,
  taken: readonly Nights[],
): { total: number; purchases: Purchase[] } | undefined {
  const offers = offersOf(rows, plan, taken);
  if (offers.length === 0) return undefined;
  const length = plan.nights.length;
  /** By night: the cost and the number of rows of the best cover from it on, and the first row of it. */
  const totals = new Float64Array(length + 1).fill(Infinity);
  const counts = new Uint16Array(length + 1);
  const firsts = new Int16Array(length).fill(-1);
  totals[length] = 0;
  for (let night = length - 1; night >= 0; night--) {
    for (let at = 0; at < offers.length; at++) {
      const offer = offers[at]!;
      const end = endOf(offer, night, { plan, taken });
      if (end === undefined) continue;
      const rest = Math.min(end, length);
      const total = offer.row.amount + totals[rest]!;
      const count = 1 + counts[rest]!;
      if (total > totals[night]! || (total === totals[night] && count >= counts[night]!)) continue;
      totals[night] = total;
      counts[night] = count;
      firsts[night] = at;
    }
  }
  if (totals[0] === Infinity) return undefined;
  return { total: totals[0]!, purchases: purchasesOf(offers, firsts, { plan, taken }) };
}

/** What of the rows can pay for a night of the stay without covering a taken one. */
function offersOf(rows: readonly RentalPrice[], plan: StayPlan, taken: readonly Nights[]): Offer[] {
  const { arrival } = plan.stay;
  return rows.flatMap((row): Offer[] => {
    if (row.fraction === WEEK || row.fraction === SINGLE_DAY)
      return plan.periods.has(row.period) ? [{ row }] : [];
    const units = plan.unitsByKey[priceKey(row)] ?? [];
    return units.flatMap((unit) =>
      isFree(unit, taken) ? [{ row, from: unit.first - arrival, to: unit.last - arrival }] : [],
    );
  });
}

interface Surroundings {
  plan: StayPlan;
  taken: readonly Nights[];
}

/** The night after the last one that an offer pays for when it covers this night; undefined where it cannot. */
function endOf({ row, from, to }: Offer, night: number, { plan, taken }: Surroundings): number | undefined {
  if (from !== undefined && to !== undefined) return night >= from && night <= to ? to + 1 : undefined;
  const { period, month } = plan.nights[night]!;
  if (row.period !== period) return undefined;
  if (row.fraction === SINGLE_DAY) return night + 1;
  const found = week(night + plan.stay.arrival, month, taken);
  return found && found.last + 1 - plan.stay.arrival;
}

function purchasesOf(
  offers: readonly Offer[],
  firsts: Int16Array,
  { plan, taken }: Surroundings,
): Purchase[] {
  const purchases: Purchase[] = [];
  const { arrival } = plan.stay;
  for (let night = 0; night < firsts.length;) {
    const { row, from, to } = offers[firsts[night]!]!;
    const { period, fraction, amount } = row;
    const nights =
      from !== undefined && to !== undefined
        ? { first: arrival + from, last: arrival + to }
        : fraction === SINGLE_DAY
          ? { first: arrival + night, last: arrival + night }
          : week(arrival + night, plan.nights[night]!.month, taken)!;
    purchases.push({ period, fraction, amount, first: nights.first, last: nights.last });
    night = nights.last + 1 - arrival;
  }
  return purchases;
}

function isFree(nights: Nights, taken: readonly Nights[]): boolean {
  return taken.length === 0 || !taken.some(({ first, last }) => first <= nights.last && last >= nights.first);
}

/** Seven nights inside a month, fewer where it ends, that hold the night and no taken one; of several the latest. */
function week(night: Day, month: Nights, taken: readonly Nights[]): Nights | undefined {
  const earliest = Math.max(month.first, night - NIGHTS_OF_WEEK + 1);
  for (let first = night; first >= earliest; first--) {
    const nights = { first, last: Math.min(first + NIGHTS_OF_WEEK - 1, month.last) };
    if (isFree(nights, taken)) return nights;
  }
  return undefined;
}

/** Nights that a quote pays for beyond those of the stay, because rows are bought whole. */
export function extraNights(purchases: readonly Purchase[], stay: Stay): number {
  const paid = new Set(
    purchases.flatMap((purchase) =>
      Array.from({ length: countNights(purchase) }, (_, index) => purchase.first + index),
    ),
  );
  return paid.size - nightsOfStay(stay);
}
