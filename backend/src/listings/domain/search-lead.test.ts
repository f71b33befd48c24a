import { dayOf } from '#common/rules/days.js';
import type { RentalPrice } from '#common/rules/prices.js';
import { SeasonCalendar } from '#common/rules/season-calendar.js';
import type { FractionId, PeriodId } from '#common/vocabulary/periods.js';
import { ANY_PRICE, leadFor } from './search-lead.js';

const JANUARY: PeriodId = 2;
const MARCH: PeriodId = 4;
const WHOLE_MONTH: FractionId = 1;
const WEEK: FractionId = 4;
const context = {
  season: { calendar: new SeasonCalendar(), today: dayOf(2026, 11, 22) },
  dollarRate: null,
};
const january: RentalPrice = {
  period: JANUARY,
  fraction: WHOLE_MONTH,
  amount: 310_000,
  currency: 'ARS',
  rented: false,
};
const house = { operation: 'rental' as const, salePrice: null, rentalPrices: [january] };

describe('the lead price for a part of the season', () => {
  const row = {
    state: 'priced',
    amount: 310_000,
    unit: { kind: 'row', period: JANUARY, fraction: WHOLE_MONTH },
  };
  const night = { state: 'priced', amount: 10_000, unit: { kind: 'night' } };

  it.each<[string, PeriodId | null, FractionId | null, object]>([
    ['that is offered', JANUARY, WHOLE_MONTH, row],
    ['whose period is offered', JANUARY, null, row],
    ['whose fraction is not offered', JANUARY, WEEK, night],
    ['whose period is not offered', MARCH, null, night],
    ['that was not named', null, null, night],
  ])('%s', (_what, period, fraction, expected) => {
    expect(leadFor(house, { ...ANY_PRICE, period, fraction }, context)).toMatchObject(expected);
  });
});
