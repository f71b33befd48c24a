import { fc } from '../../../test/support/property.js';
import { chargedByBruteForce } from '../../../test/support/stay-brute-force.js';
import { PERIODS, type PeriodId } from '../periods.js';
import { parseDay } from '../../kernel/time/days.js';
import type { RentalPrice } from '../prices.js';
import { SeasonCalendar } from '../season/season-calendar.js';
import { planStay } from './stay-plan.js';
import { quoteStay } from './stay-quote.js';
import type { Stay } from './stay.js';
import { minimumIn, NO_TERMS, packTerms, type StayTerms } from './stay-terms.js';

const CALENDAR = new SeasonCalendar([]);
const RATE = 1_000;
const NONE: StayTerms = { currency: 'ARS', cleaning: 0, utilities: 0, pets: 0, deposit: 0, minimums: {} };

const night = (period: PeriodId, amount: number, more: Partial<RentalPrice> = {}): RentalPrice => ({
  period,
  fraction: 5,
  amount,
  currency: 'ARS',
  rented: false,
  ...more,
});

interface Asked {
  stay?: Partial<Stay>;
  rows?: RentalPrice[];
  rate?: number | null;
}

/** Three nights of January at 90,000 by default. */
function quote(terms: Partial<StayTerms>, { stay, rows = [night(2, 90_000)], rate = RATE }: Asked = {}) {
  const dates = { arrival: parseDay('2027-01-10')!, departure: parseDay('2027-01-13')!, ...stay };
  const offer = { rentalPrices: rows, stayTerms: packTerms({ ...NONE, ...terms }) };
  return quoteStay(offer, planStay(dates, CALENDAR), rate);
}

describe('what a stay is charged beside its nights', () => {
  it.each<[string, Partial<StayTerms>, Asked, object]>([
    ['nothing', {}, {}, { total: 270_000, charges: [], deposit: null }],
    ['cleaning, once', { cleaning: 25_000 }, {}, { total: 295_000 }],
    ['electricity, for each night', { utilities: 4_000 }, {}, { total: 282_000 }],
    [
      'a pet that comes along',
      { pets: 15_000 },
      { stay: { withPets: true } },
      { total: 285_000, charges: [{ kind: 'pets', amount: 15_000 }] },
    ],
    ['no pet that stays at home', { pets: 15_000 }, {}, { total: 270_000, charges: [] }],
    [
      'no deposit, which is returned',
      { deposit: 100_000 },
      {},
      { total: 270_000, deposit: { amount: 100_000, currency: 'ARS' } },
    ],
    [
      'all together, in this order',
      { cleaning: 25_000, utilities: 4_000, pets: 15_000, deposit: 100_000 },
      { stay: { withPets: true } },
      {
        total: 322_000,
        charges: [
          { kind: 'cleaning', amount: 25_000 },
          { kind: 'utilities', amount: 12_000 },
          { kind: 'pets', amount: 15_000 },
        ],
      },
    ],
    [
      'an amount in dollars, converted',
      { currency: 'USD', cleaning: 30, deposit: 200 },
      {},
      { total: 300_000, currency: 'ARS', deposit: { amount: 200, currency: 'USD' } },
    ],
    [
      'an amount in pesos on top of dollars, converted and rounded',
      { cleaning: 25_400 },
      { rows: [night(2, 90, { currency: 'USD' })] },
      { total: 295, currency: 'USD' },
    ],
    [
      'never less than one for an amount',
      { cleaning: 100 },
      { rows: [night(2, 90, { currency: 'USD' })] },
      { total: 271 },
    ],
  ])('is %s', (_what, terms, asked, expected) => {
    expect(quote(terms, asked)).toMatchObject({ kind: 'priced', ...expected });
  });

  it.each<[string, Partial<StayTerms>, string]>([
    ['cannot be added in another currency without a rate', { currency: 'USD', cleaning: 30 }, 'consult'],
    ['needs no rate in its own currency', { cleaning: 30 }, 'priced'],
    ['needs no rate for a deposit', { currency: 'USD', deposit: 100 }, 'priced'],
  ])('%s', (_what, terms, kind) => {
    expect(quote(terms, { rate: null }).kind).toBe(kind);
  });
});

describe('the minimum of a stay', () => {
  const holyWeek = { stay: { arrival: parseDay('2027-03-24')!, departure: parseDay('2027-03-27')! } };
  const atTheEdge = { stay: { arrival: parseDay('2026-12-30')!, departure: parseDay('2027-01-02')! } };
  const rows = [night(1, 9), night(2, 9), night(4, 9)];

  it.each<[string, StayTerms['minimums'], Asked, object]>([
    ['is reached', { 2: 3 }, {}, { kind: 'priced' }],
    ['refuses a shorter one', { 2: 4 }, {}, { kind: 'too-short', minimum: 4 }],
    ['is that of its month before that of other dates', { 2: 3, 7: 5 }, {}, { kind: 'priced' }],
    [
      'is that of other dates without one of its month',
      { 3: 2, 7: 5 },
      {},
      { kind: 'too-short', minimum: 5 },
    ],
    ['is the greatest among its nights', { 1: 2, 2: 7 }, atTheEdge, { kind: 'too-short', minimum: 7 }],
    ['in Holy Week is its own', { 4: 7, 5: 3 }, holyWeek, { kind: 'priced' }],
    ['in Holy Week is that of March without one', { 4: 7 }, holyWeek, { kind: 'too-short', minimum: 7 }],
  ])('%s', (_what, minimums, asked, expected) => {
    expect(quote({ minimums }, { ...asked, rows })).toMatchObject(expected);
  });

  it('says nothing about a stay that is taken', () => {
    const taken: RentalPrice = { ...night(2, 9), fraction: 1, rented: true };
    expect(quote({ minimums: { 2: 9 } }, { rows: [taken] }).kind).toBe('taken');
  });

  it.each<[string, StayTerms['minimums'], PeriodId | null, number]>([
    ['of a period is its own', { 2: 7, 7: 3 }, 2, 7],
    ['of a period is that of other dates without one', { 2: 7, 7: 3 }, 3, 3],
    ['of a period is unknown', { 2: 7 }, 3, 0],
    ['without a period is the smallest', { 2: 7, 3: 2, 7: 3 }, null, 2],
    ['without a period is unknown', {}, null, 0],
  ])('that a search asks about, %s', (_what, minimums, period, expected) => {
    expect(minimumIn(packTerms({ ...NONE, minimums }), period)).toBe(expected);
  });
});

it('packs terms that say nothing as none', () => {
  expect(packTerms({ ...NONE, currency: 'USD' })).toEqual(NO_TERMS);
  expect(packTerms({ ...NONE, currency: 'USD', cleaning: 3 })).toEqual([1, 3]);
});

it('quotes what is computed night by night', () => {
  const amount = fc.constantFrom(0, 0, 7, 1_500, 25_000);
  const anyTerms = fc.record({
    currency: fc.constantFrom('ARS' as const, 'USD' as const),
    cleaning: amount,
    utilities: amount,
    pets: amount,
    deposit: amount,
    minimums: fc.dictionary(
      fc.constantFrom(...PERIODS.map(({ id }) => String(id))),
      fc.integer({ min: 1, max: 6 }),
    ) as fc.Arbitrary<StayTerms['minimums']>,
  });
  const arrivals = ['2026-12-28', '2027-01-30', '2027-03-22', '2027-03-30', '2027-07-17', '2026-11-29'];
  const anyStay = fc.record({
    arrival: fc.constantFrom(...arrivals.map((day) => parseDay(day)!)),
    nights: fc.integer({ min: 1, max: 8 }),
    withPets: fc.boolean(),
  });
  const anyRows = fc.record({
    pesos: fc.constantFrom(0, 0, 3_000, 90_000),
    dollars: fc.constantFrom(0, 0, 2, 90),
    isTaken: fc.boolean(),
  });
  fc.assert(
    fc.property(
      anyTerms,
      anyStay,
      anyRows,
      (terms, { arrival, nights, withPets }, { pesos, dollars, isTaken }) => {
        const rentalPrices = ([1, 2, 3, 4] as const).flatMap((period) => [
          ...(pesos ? [night(period, pesos)] : []),
          ...(dollars && !pesos ? [night(period, dollars, { currency: 'USD' })] : []),
          ...(isTaken && period === 2 ? [{ ...night(2, 5), fraction: 2 as const, rented: true }] : []),
        ]);
        const stay = { arrival, departure: arrival + nights, withPets };
        const offer = { rentalPrices, stayTerms: packTerms(terms) };
        const found = quoteStay(offer, planStay(stay, CALENDAR), RATE);
        expect(found.kind === 'priced' ? { total: found.total, currency: found.currency } : found).toEqual(
          chargedByBruteForce({ rows: rentalPrices, terms }, stay, RATE),
        );
      },
    ),
    { numRuns: 1_000 },
  );
});
