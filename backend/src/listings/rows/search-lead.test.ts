import { BEACH_CLUB, HOUSE } from '#common/listings/property-types.js';
import { dayOf, formatDay } from '#common/kernel/time/days.js';
import type { RentalPrice } from '#common/pricing/prices.js';
import { emptyFilters } from '#common/search/query/search-filters.js';
import { SeasonCalendar } from '#common/pricing/season/season-calendar.js';
import { WHOLE_YEAR } from '#common/pricing/season/season-parts.js';
import type { StayQuote } from '#common/pricing/stays/stay.js';
import type { FractionId, PeriodId } from '#common/pricing/periods.js';
import {
  ANY_PRICE,
  isLetByTheSeason,
  leadFor,
  peopleOf,
  quotedStays,
  type PriceQuestion,
} from './search-lead.js';

const JANUARY: PeriodId = 2;
const MARCH: PeriodId = 4;
const WHOLE_MONTH: FractionId = 1;
const WEEK: FractionId = 4;
const season = { calendar: new SeasonCalendar([]), today: dayOf(2026, 11, 22) };
const context = { season, dollarRate: null };
const january: RentalPrice = {
  period: JANUARY,
  fraction: WHOLE_MONTH,
  amount: 310_000,
  currency: 'ARS',
  rented: false,
};
const inDollars: RentalPrice = { ...january, amount: 310, currency: 'USD' };
const house = {
  operation: 'rental' as const,
  propertyType: HOUSE,
  salePrice: null,
  rentalPrices: [january],
};
const STAY = { arrival: dayOf(2027, 1, 1), departure: dayOf(2027, 1, 11) };
const QUOTE: StayQuote = {
  kind: 'priced',
  total: 100_000,
  currency: 'ARS',
  purchases: [],
  charges: [],
  deposit: null,
};

describe('the lead price for a part of the season', () => {
  const row = {
    state: 'priced',
    amount: 310_000,
    unit: { kind: 'row', period: JANUARY, fraction: WHOLE_MONTH },
  };
  const night = { state: 'priced', amount: 10_000, unit: { kind: 'night' } };

  it.each<[string, PeriodId | null, FractionId | null, object]>([
    ['that is offered', JANUARY, WHOLE_MONTH, row],
    ['whose month is offered', JANUARY, null, night],
    ['whose fraction is not offered', JANUARY, WEEK, night],
    ['whose period is not offered', MARCH, null, night],
    ['that was not named', null, null, night],
    ['of a fraction without a period', null, WHOLE_MONTH, night],
  ])('%s', (_what, period, fraction, expected) => {
    expect(leadFor(house, { ...ANY_PRICE, period, fraction }, context)).toMatchObject(expected);
  });

  it('of a beach club counts days', () => {
    const club = { ...house, propertyType: BEACH_CLUB };
    expect(leadFor(club, ANY_PRICE, context)).toMatchObject({ unit: { kind: 'night', isByDay: true } });
  });

  it('is ALQUILADO where the row asked for is rented', () => {
    const taken = { ...house, rentalPrices: [{ ...january, rented: true }] };
    expect(leadFor(taken, { ...ANY_PRICE, period: JANUARY }, context)).toMatchObject({ state: 'rented' });
  });
});

describe('the lead price of a listing with prices in both currencies', () => {
  const both = { ...house, rentalPrices: [january, inDollars] };

  it.each([
    ['the cheaper one, at the rate', ANY_PRICE, 1_500, { amount: 10_000, currency: 'ARS' }],
    ['the cheaper one, at another rate', ANY_PRICE, 500, { amount: 10, currency: 'USD' }],
    ['the one in pesos without a rate', ANY_PRICE, null, { amount: 10_000, currency: 'ARS' }],
    [
      'the one in the currency asked for',
      { ...ANY_PRICE, currency: 'USD' as const },
      1_500,
      { amount: 10, currency: 'USD' },
    ],
    [
      'the one in the other currency asked for',
      { ...ANY_PRICE, currency: 'ARS' as const },
      500,
      { amount: 10_000, currency: 'ARS' },
    ],
  ])('is %s', (_which, question, dollarRate, expected) => {
    expect(leadFor(both, question, { season, dollarRate })).toMatchObject(expected);
  });

  it('is in the other currency where it has none in the one asked for', () => {
    expect(leadFor(house, { ...ANY_PRICE, currency: 'USD' }, context)).toMatchObject({ currency: 'ARS' });
  });
});

describe('the lead price', () => {
  it('of a sale is its price, whatever was asked', () => {
    const sale = {
      operation: 'sale' as const,
      propertyType: HOUSE,
      salePrice: { amount: 85_000, currency: 'USD' as const },
      rentalPrices: [january],
    };
    expect(leadFor(sale, { ...ANY_PRICE, period: JANUARY }, { ...context, stay: null })).toEqual({
      state: 'priced',
      amount: 85_000,
      currency: 'USD',
      unit: { kind: 'sale' },
    });
  });

  it('for dates is the quote of the stay', () => {
    const stay = { stay: STAY, people: 4, quote: QUOTE };
    expect(leadFor(house, ANY_PRICE, { ...context, stay })).toEqual({
      state: 'priced',
      amount: 100_000,
      currency: 'ARS',
      unit: { kind: 'stay', nights: 10 },
    });
  });

  it('for dates is none where the listing is not let by the season', () => {
    expect(leadFor(house, ANY_PRICE, { ...context, stay: null })).toEqual({ state: 'none' });
  });
});

describe('the lead price after a drop', () => {
  const { today } = season;
  const dropped = {
    ...house,
    priorPrices: [{ period: JANUARY, fraction: WHOLE_MONTH, amount: 341_000, until: today }],
  };
  const february: RentalPrice = { ...january, period: 3, amount: 280_000 };

  it.each<[string, object, PriceQuestion, number | undefined]>([
    ['for the row that dropped', {}, { ...ANY_PRICE, period: JANUARY, fraction: WHOLE_MONTH }, 341_000],
    ['for its period', {}, { ...ANY_PRICE, period: JANUARY }, 11_000],
    ['for the season, per night', {}, ANY_PRICE, 11_000],
    ['for another row', { rentalPrices: [january, february] }, { ...ANY_PRICE, period: 3 }, undefined],
    [
      'for the season, if another row was as cheap',
      { rentalPrices: [january, february] },
      ANY_PRICE,
      undefined,
    ],
    ['of a rented row', { rentalPrices: [{ ...january, rented: true }] }, ANY_PRICE, undefined],
    [
      'on the day after the last',
      { priorPrices: [{ ...dropped.priorPrices[0], until: today - 1 }] },
      ANY_PRICE,
      undefined,
    ],
    [
      'in another currency',
      { rentalPrices: [{ ...inDollars, period: 3 }, january] },
      { ...ANY_PRICE, currency: 'USD' },
      undefined,
    ],
  ])('%s', (_what, change, question, prior) => {
    const lead = leadFor({ ...dropped, ...change }, question, { season, dollarRate: 1_000_000 });
    expect('prior' in lead ? lead.prior : undefined).toBe(prior);
  });

  it('of a listing without a drop has none', () => {
    expect(leadFor(house, ANY_PRICE, context)).not.toHaveProperty('prior');
  });

  it('is none where a price in the other currency was the lowest before', () => {
    const mixed = { ...dropped, rentalPrices: [january, { ...inDollars, period: 3 as const, amount: 500 }] };
    const priorPrices = [{ ...dropped.priorPrices[0]!, amount: 990_000 }];
    const lead = leadFor({ ...mixed, priorPrices }, ANY_PRICE, { season, dollarRate: 1_500 });
    expect(lead).toMatchObject({ amount: 10_000, currency: 'ARS' });
    expect(lead).not.toHaveProperty('prior');
  });

  it('for dates is that of the same stay', () => {
    const stay = { arrival: dayOf(2027, 1, 1), departure: dayOf(2027, 2, 1) };
    const quote: StayQuote = {
      kind: 'priced',
      total: 310_000,
      currency: 'ARS',
      purchases: [],
      charges: [],
      deposit: null,
    };
    const lead = leadFor(dropped, ANY_PRICE, { ...context, stay: { stay, people: null, quote } });
    expect(lead).toMatchObject({ amount: 310_000, prior: 341_000 });
  });

  it('of a sale is that of the sale', () => {
    const sale = {
      operation: 'sale' as const,
      propertyType: HOUSE,
      rentalPrices: [],
      salePrice: { amount: 80_000, currency: 'USD' as const },
    };
    const priorPrices = [{ period: null, fraction: null, amount: 90_000, until: today }];
    expect(leadFor({ ...sale, priorPrices }, ANY_PRICE, context)).toMatchObject({ prior: 90_000 });
  });
});

describe('a listing is let by the season', () => {
  const wholeYear: RentalPrice = { ...january, period: WHOLE_YEAR };

  it.each([
    ['with a row of it', [january], true],
    ['with a row of it among others', [wholeYear, january], true],
    ['not with the whole year alone', [wholeYear], false],
    ['not without rows', [], false],
  ])('%s', (_with, rows, expected) => {
    expect(isLetByTheSeason(rows)).toBe(expected);
  });
});

describe('the people of a search', () => {
  it.each([
    ['one choice', ['4'], 4],
    ['the first of several', ['2', '6'], 2],
    ['or more', ['8+'], 8],
    ['none', [], null],
  ] as const)('%s', (_what, people, expected) => {
    expect(peopleOf({ people: [...people] })).toBe(expected);
  });
});

describe('the quotes of a search', () => {
  const dated = {
    ...emptyFilters(),
    arrival: formatDay(STAY.arrival),
    departure: formatDay(STAY.departure),
    people: ['4' as const],
  };

  it('carry the stay and the people; null stays null', () => {
    const quotes = quotedStays(
      dated,
      new Map([
        [7, { stay: STAY, quote: QUOTE }],
        [8, null],
      ]),
    );
    expect([...quotes]).toEqual([
      [7, { stay: STAY, people: 4, quote: QUOTE, isChosen: false }],
      [8, null],
    ]);
  });

  it('say that the dates were chosen, for a search by nights and month', () => {
    const open = { ...emptyFilters(), nights: '7' as const, month: 1 };
    const chosen = { stay: STAY, quote: QUOTE };
    expect([...quotedStays(open, new Map([[7, chosen]]))]).toEqual([
      [7, { ...chosen, people: null, isChosen: true }],
    ]);
  });
});
