import fc from 'fast-check';
import { FRACTIONS, PERIODS, type FractionId, type PeriodId } from '../vocabulary/periods.js';
import { dayOf, easterSunday, formatDay, parseDay, partsOfDay } from './days.js';
import type { RentalPrice } from './prices.js';
import { SeasonCalendar } from './season-calendar.js';
import { planStay } from './stay-plan.js';
import { extraNights, quoteStay, type StayQuote } from './stay-quote.js';

const CALENDAR = new SeasonCalendar();
const RATE = 1_000;

function price(period: PeriodId, fraction: FractionId, amount: number, more: Partial<RentalPrice> = {}) {
  return { period, fraction, amount, currency: 'ARS', rented: false, ...more } as RentalPrice;
}

function quote(from: string, to: string, rows: RentalPrice[], rate: number | null = RATE): StayQuote {
  return quoteStay(rows, planStay({ arrival: parseDay(from)!, departure: parseDay(to)! }, CALENDAR), rate);
}

/** `2-3 2027-01-16..2027-01-31 500`: period, fraction, nights and amount of each purchase. */
function purchases(found: StayQuote): string[] {
  if (found.kind !== 'priced') return [found.kind];
  return found.purchases.map(
    ({ period, fraction, first, last, amount }) =>
      `${period}-${fraction} ${formatDay(first)}..${formatDay(last)} ${amount}`,
  );
}

describe('the quote for a stay', () => {
  it('takes the quincena that covers it', () => {
    const rows = [price(2, 1, 900), price(2, 3, 500), price(2, 5, 60)];
    expect(purchases(quote('2027-01-16', '2027-02-01', rows))).toEqual(['2-3 2027-01-16..2027-01-31 500']);
  });

  it('adds single nights of the month before', () => {
    const rows = [price(2, 3, 500), price(2, 5, 60)];
    expect(purchases(quote('2027-01-14', '2027-02-01', rows))).toEqual([
      '2-5 2027-01-14..2027-01-14 60',
      '2-5 2027-01-15..2027-01-15 60',
      '2-3 2027-01-16..2027-01-31 500',
    ]);
  });

  it('buys a whole quincena for ten nights where nothing smaller is let', () => {
    const found = quote('2027-01-16', '2027-01-26', [price(2, 3, 500)]);
    expect(found).toMatchObject({ kind: 'priced', total: 500 });
    if (found.kind !== 'priced') throw new Error();
    expect(
      extraNights(found.purchases, { arrival: parseDay('2027-01-16')!, departure: parseDay('2027-01-26')! }),
    ).toBe(6);
  });

  it('crosses from December into January', () => {
    const rows = [price(1, 3, 300), price(2, 2, 400)];
    expect(quote('2026-12-20', '2027-01-10', rows)).toMatchObject({ kind: 'priced', total: 700 });
  });

  it('lays a week around a taken quincena', () => {
    const rows = [price(2, 3, 1, { rented: true, amount: 500 }), price(2, 4, 200)];
    expect(purchases(quote('2027-01-13', '2027-01-16', rows))).toEqual(['2-4 2027-01-09..2027-01-15 200']);
  });

  it('cuts a week where the month ends', () => {
    expect(purchases(quote('2027-01-29', '2027-02-01', [price(2, 4, 200)]))).toEqual([
      '2-4 2027-01-29..2027-01-31 200',
    ]);
  });

  it('does not buy a month whose other half is rented', () => {
    const rows = [price(2, 1, 900), price(2, 2, 500, { rented: true })];
    expect(quote('2027-01-16', '2027-02-01', rows).kind).toBe('not-offered');
  });

  it('covers Holy Week by its own row, April nights included', () => {
    expect(quote('2026-04-01', '2026-04-05', [price(5, 1, 80)])).toMatchObject({ kind: 'priced', total: 80 });
    expect(quote('2026-04-01', '2026-04-06', [price(5, 1, 80)]).kind).toBe('not-offered');
  });

  it('covers the winter holidays of the calendar', () => {
    expect(quote('2026-07-21', '2026-07-25', [price(6, 1, 90)])).toMatchObject({ kind: 'priced', total: 90 });
  });

  it.each([
    ['a rented month takes its nights', [price(2, 1, 900, { rented: true }), price(2, 3, 500)], 'taken'],
    ['a rented half takes its nights', [price(2, 3, 500, { rented: true }), price(2, 5, 5)], 'taken'],
    ['a rented week is not offered', [price(2, 4, 500, { rented: true })], 'not-offered'],
    ['a rented day takes nothing', [price(2, 5, 50, { rented: true }), price(2, 3, 500)], 'priced'],
    ['the whole year takes no part', [price(7, 1, 500)], 'not-offered'],
    ['the whole year, rented, takes nothing', [price(7, 1, 500, { rented: true }), price(2, 3, 5)], 'priced'],
    ['Consultar stays so', [price(2, 3, 1)], 'consult'],
    ['Consultar is not needed where a price covers', [price(2, 3, 1), price(2, 1, 900)], 'priced'],
    ['nights are missing', [price(3, 1, 900)], 'not-offered'],
    ['there are no rows', [], 'not-offered'],
  ] as const)('%s', (_, rows, kind) => {
    expect(quote('2027-01-16', '2027-02-01', [...rows]).kind).toBe(kind);
  });

  it('takes all rows of one currency, the cheaper in pesos', () => {
    const rows = [price(2, 3, 900_000), price(2, 1, 800, { currency: 'USD' })];
    expect(quote('2027-01-16', '2027-02-01', rows)).toMatchObject({ currency: 'USD', total: 800 });
    expect(quote('2027-01-16', '2027-02-01', rows, null)).toMatchObject({ currency: 'ARS', total: 900_000 });
    const mixed = [price(2, 2, 100_000), price(2, 3, 100, { currency: 'USD' })];
    expect(quote('2027-01-10', '2027-01-20', mixed).kind).toBe('consult');
  });

  it('costs what every set of rows, tried one by one, costs at least', () => {
    fc.assert(
      fc.property(anyRows, anyStay, (rows, [arrival, departure]) => {
        const found = quoteStay(rows, planStay({ arrival, departure }, CALENDAR), RATE);
        expect(summary(found)).toEqual(byBruteForce(rows, arrival, departure));
      }),
      { numRuns: 1_500 },
    );
  });
});

const anyRows: fc.Arbitrary<RentalPrice[]> = fc
  .uniqueArray(
    fc.record({
      period: fc.constantFrom(...PERIODS.map(({ id }) => id)),
      fraction: fc.constantFrom(...FRACTIONS.map(({ id }) => id)),
      amount: fc.oneof(
        { arbitrary: fc.constant(1), weight: 1 },
        { arbitrary: fc.integer({ min: 2, max: 40 }), weight: 6 },
      ),
      currency: fc.constantFrom('ARS' as const, 'ARS' as const, 'ARS' as const, 'USD' as const),
      rented: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
    }),
    { selector: ({ period, fraction }) => period * 10 + fraction, maxLength: 10 },
  )
  .map((rows) => rows.filter(({ period, fraction }) => period <= 4 || fraction === 1));

/** At the edges of months, Holy Week in March (2027) and in April (2026), and the winter holidays. */
const anyStay: fc.Arbitrary<[number, number]> = fc
  .tuple(
    fc.constantFrom(
      '2026-12-28',
      '2027-01-10',
      '2027-01-28',
      '2027-02-12',
      '2027-03-20',
      '2026-03-28',
      '2026-07-18',
    ),
    fc.integer({ min: 0, max: 6 }),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([from, shift, nights]) => [parseDay(from)! + shift, parseDay(from)! + shift + nights]);

function summary(found: StayQuote): unknown {
  return found.kind === 'priced' ? { total: found.total, currency: found.currency } : found.kind;
}

/** Nights of every unit that a row offers in these years, computed without the calendar code. */
function unitsOf({ period, fraction }: RentalPrice): number[][] {
  return [2026, 2027].flatMap((year) => {
    if (period === 5) return [[4, 3, 2, 1].map((before) => easterSunday(year) - before)];
    if (period === 6) return [run(year === 2026 ? dayOf(2026, 7, 20) : dayOf(2027, 7, 19), 14)];
    if (period === 7) return [];
    const month = period === 1 ? 12 : period - 1;
    const days = run(dayOf(year, month, 1), 31).filter((day) => partsOfDay(day).month === month);
    if (fraction === 1) return [days];
    if (fraction === 2) return [days.slice(0, 15)];
    if (fraction === 3) return [days.slice(15)];
    return days.map((_, index) => days.slice(index, index + (fraction === 4 ? 7 : 1)));
  });
}

const run = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);

function byBruteForce(rows: RentalPrice[], arrival: number, departure: number): unknown {
  const wanted = run(arrival, departure - arrival);
  const taken = new Set(
    rows.filter(({ rented, fraction }) => rented && fraction <= 3).flatMap((row) => unitsOf(row).flat()),
  );
  if (wanted.some((night) => taken.has(night))) return 'taken';
  const offers = (row: RentalPrice) =>
    unitsOf(row)
      .filter((nights) => nights.every((night) => !taken.has(night)))
      .map((nights) => ({
        amount: row.amount,
        bits: wanted.reduce((sum, night, index) => sum | (nights.includes(night) ? 1 << index : 0), 0),
      }))
      .filter(({ bits }) => bits > 0);
  const cheapest = (usable: RentalPrice[]) => {
    const all = 2 ** wanted.length - 1;
    const cost = new Map([[0, 0]]);
    const units = usable.flatMap(offers);
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
  if (pesos !== undefined && (dollars === undefined || dollars * RATE >= pesos))
    return { total: pesos, currency: 'ARS' };
  if (dollars !== undefined) return { total: dollars, currency: 'USD' };
  return cheapest(free) === undefined ? 'not-offered' : 'consult';
}
