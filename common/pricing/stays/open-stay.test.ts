import { chargedByBruteForce } from '../../../test/support/stay-brute-force.js';
import { fc } from '../../../test/support/property.js';
import { dayOf, formatDay, parseDay } from '../../kernel/time/days.js';
import { PERIODS, type FractionId, type PeriodId } from '../periods.js';
import type { RentalPrice } from '../prices.js';
import { SeasonCalendar } from '../season/season-calendar.js';
import { StayChooser, staysOf, type OpenStay } from './open-stay.js';
import { fillFrom } from './stay-quote.js';
import { NO_TERMS, packTerms, type StayTerms } from './stay-terms.js';
import { nightsOfStay, type Stay } from './stay.js';

const CALENDAR = new SeasonCalendar([]);
const RATE = 1_000;

const price = (period: PeriodId, fraction: FractionId, amount: number, more: Partial<RentalPrice> = {}) =>
  ({ period, fraction, amount, currency: 'ARS', rented: false, ...more }) as RentalPrice;

const LONG = { nights: 3, weekend: 'long' } as const;

/** `2027-01-01 … 2027-01-25, 25 of 7`: the first and last arrival, their number, and the nights. */
function starts(open: Partial<OpenStay>, today: string): string {
  const stays = staysOf(
    { nights: 7, weekend: null, month: null, ...open },
    { calendar: CALENDAR, today: parseDay(today)! },
  );
  const [first, last] = [stays[0]!, stays.at(-1)!].map(({ arrival }) => formatDay(arrival));
  return `${first} … ${last}, ${stays.length} of ${nightsOfStay(stays[0]!)}`;
}

describe('the stays of a length', () => {
  it.each<[string, Partial<OpenStay>, string, string]>([
    ['lie in the next month of that name', { month: 1 }, '2026-11-28', '2027-01-01 … 2027-01-25, 25 of 7'],
    ['begin today at the earliest', { month: 1 }, '2027-01-20', '2027-01-20 … 2027-01-25, 6 of 7'],
    ['are of next year once none fits', { month: 1 }, '2027-01-26', '2028-01-01 … 2028-01-25, 25 of 7'],
    ['may be the whole month', { month: 1, nights: 31 }, '2026-11-28', '2027-01-01 … 2027-01-01, 1 of 31'],
    ['wait for a leap year', { month: 2, nights: 29 }, '2026-11-28', '2028-02-01 … 2028-02-01, 1 of 29'],
    [
      'of a weekend begin on a Friday',
      { month: 1, nights: 2, weekend: 'usual' },
      '2026-11-28',
      '2027-01-01 … 2027-01-29, 5 of 2',
    ],
    [
      'of a long weekend are the real ones',
      { month: 2, ...LONG },
      '2026-11-28',
      '2027-02-05 … 2027-02-05, 1 of 4',
    ],
    ['of the season, in which one of New Year lies', LONG, '2026-11-28', '2026-12-24 … 2027-03-25, 4 of 3'],
    ['end on New Year', { month: 12, ...LONG }, '2028-11-28', '2028-12-07 … 2028-12-29, 3 of 3'],
    [
      'are usual ones where the month has none',
      { month: 1, ...LONG },
      '2026-11-28',
      '2027-01-01 … 2027-01-29, 5 of 3',
    ],
    [
      'are usual ones once the real one is over',
      { month: 2, ...LONG },
      '2027-02-06',
      '2027-02-12 … 2027-02-26, 3 of 3',
    ],
    ['without a month are of the season', {}, '2026-11-28', '2026-12-01 … 2027-03-25, 115 of 7'],
    ['without a month reach a late Holy Week', {}, '2028-01-01', '2028-01-01 … 2028-04-09, 100 of 7'],
    ['without a month are of the next season', {}, '2027-03-26', '2027-12-01 … 2028-04-09, 131 of 7'],
  ])('%s', (_what, open, today, expected) => {
    expect(starts(open, today)).toBe(expected);
  });
});

/** `2027-01-09 630000 ARS` or the kind of the best quote. */
function best(
  rentalPrices: RentalPrice[],
  stays: readonly Stay[],
  { stayTerms = NO_TERMS, rate = RATE }: { stayTerms?: readonly number[]; rate?: number | null } = {},
): string {
  const { stay, quote } = new StayChooser(stays, CALENDAR, rate).choose(
    fillFrom({ rentalPrices, stayTerms }),
  );
  return quote.kind === 'priced' ? `${formatDay(stay.arrival)} ${quote.total} ${quote.currency}` : quote.kind;
}

describe('the best stay of a home', () => {
  const january = staysOf(
    { nights: 7, weekend: null, month: 1 },
    { calendar: CALENDAR, today: parseDay('2026-11-28')! },
  );
  const rows = [price(2, 2, 900_000), price(2, 3, 600_000)];
  const minimum = { ...packable(), minimums: { 2: 10 } };

  it.each<[string, RentalPrice[], Parameters<typeof best>[2], string]>([
    ['is the cheapest', rows, {}, '2027-01-16 600000 ARS'],
    ['is the earliest of equally cheap ones', [price(2, 5, 9)], {}, '2027-01-01 63 ARS'],
    ['is free', [rows[0]!, { ...rows[1]!, rented: true }], {}, '2027-01-01 900000 ARS'],
    ['is compared in pesos', [rows[0]!, price(2, 3, 700, { currency: 'USD' })], {}, '2027-01-16 700 USD'],
    [
      'is in pesos without a rate',
      [rows[0]!, price(2, 3, 7, { currency: 'USD' })],
      { rate: null },
      '2027-01-01 900000 ARS',
    ],
    ['is on request', [price(2, 3, 1), { ...rows[0]!, rented: true }], {}, 'consult'],
    ['is none of a home that is taken', [{ ...price(2, 1, 9), rented: true }], {}, 'taken'],
    ['is too short before it is taken', rows, { stayTerms: packTerms(minimum) }, 'too-short'],
    ['is not offered', [price(3, 5, 9)], {}, 'not-offered'],
  ])('%s', (_what, prices, asked, expected) => {
    expect(best(prices, january, asked)).toBe(expected);
  });
});

function packable(): StayTerms {
  return { currency: 'ARS', cleaning: 0, utilities: 0, pets: 0, deposit: 0, minimums: {} };
}

it('is the least of all free starts, computed night by night', () => {
  const anyRow = fc.record({
    period: fc.constantFrom(...PERIODS.map(({ id }) => id).filter((id) => id !== 7)),
    fraction: fc.constantFrom<FractionId>(1, 2, 3, 4, 5),
    amount: fc.constantFrom(1, 3_000, 40_000, 90_000),
    currency: fc.constantFrom('ARS' as const, 'ARS' as const, 'USD' as const),
    rented: fc.constantFrom(false, false, false, true),
  });
  const anyTerms = fc.record({
    cleaning: fc.constantFrom(0, 5_000),
    utilities: fc.constantFrom(0, 700),
    minimums: fc.dictionary(
      fc.constantFrom(...PERIODS.map(({ id }) => String(id))),
      fc.integer({ min: 1, max: 5 }),
    ) as fc.Arbitrary<StayTerms['minimums']>,
  });
  // Around the ends of months, Holy Week in March 2027, and the winter holidays.
  const anyFirst = fc.constantFrom(
    [2026, 12, 27],
    [2027, 1, 26],
    [2027, 3, 20],
    [2027, 7, 14],
    [2026, 11, 28],
  );
  fc.assert(
    fc.property(
      fc.uniqueArray(anyRow, { maxLength: 6, selector: ({ period, fraction }) => period * 10 + fraction }),
      anyTerms,
      anyFirst,
      fc.integer({ min: 1, max: 5 }),
      (drawn, some, [year, month, day], nights) => {
        const rows = drawn.map((row) => (row.period > 4 ? { ...row, fraction: 1 as const } : row));
        const prices = rows.filter(
          (row, at) =>
            rows.findIndex((one) => one.period === row.period && one.fraction === row.fraction) === at,
        );
        const terms = { ...packable(), ...some };
        const first = dayOf(year!, month!, day!);
        const stays = Array.from({ length: 7 }, (_, at) => ({
          arrival: first + at,
          departure: first + at + nights,
        }));
        const quotes = stays.map(({ arrival, departure }) => ({
          arrival,
          found: chargedByBruteForce(
            { rows: prices, terms },
            { arrival, departure, withPets: false },
            RATE,
          ) as {
            kind?: string;
            total: number;
            currency: string;
          },
        }));
        const pesosOf = ({ total, currency }: { total: number; currency: string }) =>
          currency === 'ARS' ? total : total * RATE;
        const cheapest = quotes
          .filter(({ found }) => found.kind === undefined)
          .toSorted((one, other) => pesosOf(one.found) - pesosOf(other.found))[0];
        const kinds = quotes.map(({ found }) => found.kind);
        const reason = ['consult', 'too-short', 'taken', 'not-offered'].find((kind) => kinds.includes(kind));
        expect(best(prices, stays, { stayTerms: packTerms(terms) })).toBe(
          cheapest
            ? `${formatDay(cheapest.arrival)} ${cheapest.found.total} ${cheapest.found.currency}`
            : reason,
        );
      },
    ),
    { numRuns: 150 },
  );
});
