import { dayOf, partsOfDay } from '../../common/kernel/time/days.js';
import { easterSunday } from '../../common/pricing/season/season-calendar.js';
import type { PeriodId } from '../../common/pricing/periods.js';
import type { RentalPrice } from '../../common/pricing/prices.js';
import type { StayTerms } from '../../common/pricing/stays/stay-terms.js';

const YEARS = [2024, 2026, 2027, 2051] as const;

/** Nights of every unit that a row offers in these years, computed without the calendar code. */
function unitsOf({ period, fraction, into }: RentalPrice & { into?: number }): number[][] {
  return YEARS.flatMap((year) => {
    if (period === 5) return [[4, 3, 2, 1].map((before) => easterSunday(year) - before)];
    if (period === 6) return [run(dayOf(year, 7, { 2024: 15, 2026: 20, 2027: 19, 2051: 17 }[year]), 14)];
    if (period === 7) return [];
    const month = period === 1 ? 12 : period - 1;
    const days = run(dayOf(year, month, 1), 31).filter((day) => partsOfDay(day).month === month);
    if (fraction === 1) return [days];
    if (fraction === 2) return [days.slice(0, 15)];
    if (fraction === 3) return [days.slice(15)];
    if (into) return [1, 2, 3, 4, 5, 6].map((nights) => run(days.at(-nights)!, 7));
    return days.map((_, index) => days.slice(index, index + (fraction === 4 ? 7 : 1)));
  });
}

const run = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);

/** Weeks of seven nights in both of two months, as rows at the dearer price; `unitsOf` gives the nights. */
function crossingWeeks(rows: RentalPrice[]): (RentalPrice & { into: number })[] {
  const weeks = rows.filter(({ fraction, amount }) => fraction === 4 && amount > 1);
  return weeks.flatMap((one) =>
    weeks
      .filter((next) => next.period === one.period + 1 && next.currency === one.currency)
      .map((next) => ({ ...one, amount: Math.max(one.amount, next.amount), into: next.period })),
  );
}

/**
 * Total and currency of the cheapest set of rows that covers a stay, or why there is none, by trying every set. It does not use the calendar or
 * the rules of quotes.
 */
export function byBruteForce(
  rows: RentalPrice[],
  [arrival, departure]: readonly [number, number],
  rate: number,
): unknown {
  const wanted = run(arrival, departure - arrival);
  const taken = new Set(
    rows.filter(({ rented, fraction }) => rented && fraction <= 3).flatMap((row) => unitsOf(row).flat()),
  );
  if (wanted.some((night) => taken.has(night))) return 'taken';
  if (rows.some(({ rented, period }) => rented && period === 7)) return 'taken';
  const own = rows.filter(({ period, rented }) => !rented && (period === 5 || period === 6));
  const special = new Set(
    own.flatMap((row) =>
      unitsOf(row)
        .filter((nights) => nights.some((night) => wanted.includes(night)))
        .flat(),
    ),
  );
  if ([...special].some((night) => taken.has(night))) return 'taken';
  const offers = (row: RentalPrice) =>
    unitsOf(row)
      .filter((nights) => nights.every((night) => !taken.has(night)))
      .map((nights) => ({
        amount: row.amount,
        bits: wanted.reduce(
          (sum, night, index) =>
            sum | (nights.includes(night) && (row.period >= 5 || !special.has(night)) ? 1 << index : 0),
          0,
        ),
      }))
      .filter(({ bits }) => bits > 0);
  const cheapest = (usable: RentalPrice[]) => {
    const all = 2 ** wanted.length - 1;
    const cost = new Map([[0, 0]]);
    const units = [...usable, ...crossingWeeks(usable)].flatMap(offers);
    for (let covered = 0; covered <= all; covered++) {
      if (!cost.has(covered)) continue;
      for (const { amount, bits } of units) {
        const next = covered | bits;
        if (next !== covered && cost.get(covered)! + amount < (cost.get(next) ?? Infinity))
          cost.set(next, cost.get(covered)! + amount);
      }
    }
    return cost.get(all);
  };
  const free = rows.filter(({ rented }) => !rented);
  const inCurrency = (currency: string) =>
    cheapest(free.filter((row) => row.amount > 1 && row.currency === currency));
  const pesos = inCurrency('ARS');
  const dollars = inCurrency('USD');
  if (pesos !== undefined && (dollars === undefined || dollars * rate >= pesos))
    return { total: pesos, currency: 'ARS' };
  if (dollars !== undefined) return { total: dollars, currency: 'USD' };
  return cheapest(free) === undefined ? 'not-offered' : 'consult';
}

/** Night of Holy Week or of the winter holidays, else month of the season, else any other. */
function periodsOfNight(night: number): number[] {
  const isIn = (period: 5 | 6): boolean =>
    unitsOf({ period, fraction: 1, amount: 9, currency: 'ARS', rented: false }).flat().includes(night);
  const { month } = partsOfDay(night);
  const special = isIn(5) ? [5] : isIn(6) ? [6] : [];
  return [...special, ...(month === 12 ? [1] : month <= 3 ? [month + 1] : []), 7];
}

/** As `byBruteForce`, with what is charged for the stay, night by night, and with its minimum. */
export function chargedByBruteForce(
  { rows, terms }: { rows: RentalPrice[]; terms: StayTerms },
  { arrival, departure, withPets }: { arrival: number; departure: number; withPets: boolean },
  rate: number,
): unknown {
  const rowsAlone = byBruteForce(rows, [arrival, departure], rate);
  if (rowsAlone === 'taken') return { kind: 'taken' };
  let minimum = 0;
  let daily = 0;
  for (let night = arrival; night < departure; night++) {
    const own = periodsOfNight(night).map((period) => terms.minimums[period as PeriodId] ?? 0);
    minimum = Math.max(minimum, own.find((nights) => nights > 0) ?? 0);
    daily += terms.utilities;
  }
  if (departure - arrival < minimum) return { kind: 'too-short', minimum };
  if (typeof rowsAlone === 'string') return { kind: rowsAlone };
  const { total, currency } = rowsAlone as { total: number; currency: string };
  const factor = terms.currency === currency ? 1 : terms.currency === 'USD' ? rate : 1 / rate;
  const charges = [terms.cleaning, daily, withPets ? terms.pets : 0].filter((amount) => amount > 0);
  const owed = charges.map((amount) => Math.max(1, Math.round(amount * factor)));
  return { total: owed.reduce((sum, amount) => sum + amount, total), currency };
}
