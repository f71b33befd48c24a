import { fc } from '../../../test/support/property.js';
import { FRACTIONS, PERIODS, type FractionId, type PeriodId } from '../periods.js';
import { formatDay, parseDay } from '../../kernel/time/days.js';
import type { RentalPrice } from '../prices.js';
import { SeasonCalendar } from '../season/season-calendar.js';
import { planStay } from './stay-plan.js';
import { NO_TERMS } from './stay-terms.js';
import { quoteStay } from './stay-quote.js';
import { extraNights, type StayQuote } from './stay.js';
import { byBruteForce } from '../../../test/support/stay-brute-force.js';

const CALENDAR = new SeasonCalendar([]);
const RATE = 1_000;

function price(period: PeriodId, fraction: FractionId, amount: number, more: Partial<RentalPrice> = {}) {
  return { period, fraction, amount, currency: 'ARS', rented: false, ...more } as RentalPrice;
}

function quote(from: string, to: string, rows: RentalPrice[], rate: number | null = RATE): StayQuote {
  const plan = planStay({ arrival: parseDay(from)!, departure: parseDay(to)! }, CALENDAR);
  return quoteStay({ rentalPrices: rows, stayTerms: NO_TERMS }, plan, rate);
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
    [
      'the whole year, rented, takes every night',
      [price(7, 1, 500, { rented: true }), price(2, 3, 5)],
      'taken',
    ],
    ['Consultar stays so', [price(2, 3, 1)], 'consult'],
    ['Consultar is not needed where a price covers', [price(2, 3, 1), price(2, 1, 900)], 'priced'],
    ['nights are missing', [price(3, 1, 900)], 'not-offered'],
    ['there are no rows', [], 'not-offered'],
  ] as const)('%s', (_, rows, kind) => {
    expect(quote('2027-01-16', '2027-02-01', [...rows]).kind).toBe(kind);
  });

  describe('of special dates with a price of their own', () => {
    const holyWeek = price(5, 1, 200_000);
    const day = price(4, 5, 20_000);

    it.each([
      ['a cheaper day', '2027-03-24', '2027-03-28', [day, holyWeek], ['5-1 2027-03-24..2027-03-27 200000']],
      [
        'a cheaper week',
        '2027-03-24',
        '2027-03-28',
        [price(4, 4, 70), holyWeek],
        ['5-1 2027-03-24..2027-03-27 200000'],
      ],
      [
        'two of its nights',
        '2027-03-25',
        '2027-03-27',
        [day, holyWeek],
        ['5-1 2027-03-24..2027-03-27 200000'],
      ],
      [
        'nights before and after',
        '2027-03-23',
        '2027-03-29',
        [day, holyWeek],
        [
          '4-5 2027-03-23..2027-03-23 20000',
          '5-1 2027-03-24..2027-03-27 200000',
          '4-5 2027-03-28..2027-03-28 20000',
        ],
      ],
      ['nights after that the month does not offer', '2027-03-24', '2027-03-29', [holyWeek], ['not-offered']],
      [
        'a whole month around it',
        '2027-03-01',
        '2027-04-01',
        [price(4, 1, 500_000), holyWeek],
        ['4-1 2027-03-01..2027-03-31 500000', '5-1 2027-03-24..2027-03-27 200000'],
      ],
      [
        'no price of its own',
        '2027-03-24',
        '2027-03-26',
        [day],
        ['4-5 2027-03-24..2027-03-24 20000', '4-5 2027-03-25..2027-03-25 20000'],
      ],
      ['Consultar', '2027-03-24', '2027-03-26', [day, price(5, 1, 1)], ['consult']],
      [
        'the other currency',
        '2027-03-23',
        '2027-03-26',
        [day, price(5, 1, 90, { currency: 'USD' })],
        ['consult'],
      ],
      ['being rented', '2027-03-24', '2027-03-26', [day, price(5, 1, 90, { rented: true })], ['taken']],
      [
        'a rented month that it ends in',
        '2051-04-01',
        '2051-04-02',
        [price(4, 1, 90, { rented: true }), holyWeek],
        ['taken'],
      ],
      ['another year', '2026-03-24', '2026-03-25', [day, holyWeek], ['4-5 2026-03-24..2026-03-24 20000']],
    ] as const)('%s', (_, from, to, rows, expected) => {
      expect(purchases(quote(from, to, [...rows]))).toEqual(expected);
    });
  });

  describe('of a week that ends in the next month', () => {
    const january = price(2, 4, 250_000);
    const february = price(3, 4, 200_000);

    it.each([
      [
        'is the dearer of both',
        '2027-01-28',
        '2027-02-04',
        [january, february],
        ['2-4 2027-01-28..2027-02-03 250000'],
      ],
      [
        'is the dearer of both, the later month',
        '2027-01-28',
        '2027-02-04',
        [price(2, 4, 9), february],
        ['3-4 2027-01-28..2027-02-03 200000'],
      ],
      [
        'crosses the year',
        '2026-12-29',
        '2027-01-05',
        [price(1, 4, 100), january],
        ['2-4 2026-12-29..2027-01-04 250000'],
      ],
      [
        'ends before the nights of another row',
        '2027-01-28',
        '2027-02-05',
        [january, february, price(3, 5, 30_000)],
        ['2-4 2027-01-28..2027-02-03 250000', '3-5 2027-02-04..2027-02-04 30000'],
      ],
      [
        'is not needed where days are cheaper',
        '2027-01-31',
        '2027-02-07',
        [january, february, price(2, 5, 40_000)],
        ['2-5 2027-01-31..2027-01-31 40000', '3-4 2027-02-01..2027-02-07 200000'],
      ],
      ['needs the price of both months', '2027-01-28', '2027-02-04', [january], ['not-offered']],
      [
        'needs one currency',
        '2027-01-28',
        '2027-02-04',
        [january, { ...february, currency: 'USD' as const }],
        ['consult'],
      ],
      ['needs both prices', '2027-01-28', '2027-02-04', [january, { ...february, amount: 1 }], ['consult']],
      [
        'does not begin in the nights of a rented half',
        '2027-02-01',
        '2027-02-08',
        [january, february, price(2, 3, 9, { rented: true })],
        ['3-4 2027-02-01..2027-02-07 200000'],
      ],
    ] as const)('%s', (_, from, to, rows, expected) => {
      expect(purchases(quote(from, to, [...rows]))).toEqual(expected);
    });
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
        const offer = { rentalPrices: rows, stayTerms: NO_TERMS };
        const found = quoteStay(offer, planStay({ arrival, departure }, CALENDAR), RATE);
        expect(summary(found)).toEqual(byBruteForce(rows, [arrival, departure], RATE));
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

/** At the edges of months, Holy Week in March (2024, 2027), in April (2026) and in both (2051), and the winter holidays. */
const anyStay: fc.Arbitrary<[number, number]> = fc
  .tuple(
    fc.constantFrom(
      '2026-12-28',
      '2027-01-10',
      '2027-01-28',
      '2027-02-12',
      '2024-03-24',
      '2027-03-20',
      '2051-03-26',
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
