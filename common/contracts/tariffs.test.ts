import { PLANS } from './plans.js';
import { paymentOf, pricedPlan, type DatedTariff } from './tariffs.js';

const dated = (from: string, price: number): DatedTariff => ({
  plan: 'alqfotos',
  from,
  price,
  previousPrice: null,
  extraPrice: null,
});

describe('what plans cost', () => {
  const tariffs = [dated('2027-03-01', 35_000), dated('2026-12-15', 33_000)];
  const on = (today: string) => ({ tariffs, today, freeListings: 3 });

  it.each([
    ['2026-12-14', 30_000, '2026-12-15'],
    ['2026-12-15', 33_000, '2027-03-01'],
    ['2027-02-28', 33_000, '2027-03-01'],
    ['2027-03-01', 35_000, undefined],
    ['2030-01-01', 35_000, undefined],
  ])('on %s a standard rental costs %i, and changes on %s', (day, price, next) => {
    const plan = pricedPlan('alqfotos', on(day));
    expect([plan.tariff?.price, plan.next?.from]).toEqual([price, next]);
    expect(pricedPlan('alqfotos', on('2026-11-28'), day)).toEqual(plan);
    // A payment without a date is of today.
    expect(pricedPlan('alqfotos', on(day), '')).toEqual(plan);
  });

  it('begins with the numbers of the specification, and leaves other plans as they are', () => {
    expect(
      PLANS.map(({ plan }) => pricedPlan(plan, on('2027-03-01')).tariff).map(
        (tariff) => tariff && paymentOf(tariff),
      ),
    ).toEqual([null, 35_000, 55_000, null, 40_000]);
  });
});
