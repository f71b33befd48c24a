import { dayOf } from '#common/kernel/time/days.js';
import { HOUSE } from '#common/listings/property-types.js';
import type { PriorPrice } from '#common/pricing/price-drop.js';
import type { RentalPrice, SalePrice } from '#common/pricing/prices.js';
import { beforeDrops } from './before-drops.js';

const TODAY = dayOf(2027, 1, 10);
const JANUARY: RentalPrice = { period: 2, fraction: 1, amount: 90, currency: 'ARS', rented: false };
const FEBRUARY: RentalPrice = { period: 3, fraction: 1, amount: 80, currency: 'ARS', rented: true };
const SALE: SalePrice = { amount: 70_000, currency: 'USD' };

const rental = (priorPrices?: readonly PriorPrice[]) =>
  ({
    operation: 'rental',
    propertyType: HOUSE,
    salePrice: null,
    rentalPrices: [JANUARY, FEBRUARY],
    priorPrices,
  }) as const;
const prior = (values: Partial<PriorPrice>): PriorPrice => ({
  period: 2,
  fraction: 1,
  amount: 100,
  until: TODAY,
  ...values,
});

describe('a listing before its prices dropped', () => {
  it.each([
    ['without prior prices', undefined],
    ['with an empty list of them', []],
    ['whose drop was shown until yesterday', [prior({ until: TODAY - 1 })]],
  ])('does not exist for one %s', (_what, priorPrices) => {
    expect(beforeDrops(rental(priorPrices), TODAY)).toBeNull();
  });

  it('has the prior amount of the row that dropped, until the last day', () => {
    expect(beforeDrops(rental([prior({})]), TODAY)?.rentalPrices).toEqual([
      { ...JANUARY, amount: 100 },
      FEBRUARY,
    ]);
  });

  it('has the present amount of a row whose drop is not shown any more', () => {
    const priors = [prior({}), prior({ period: 3, until: TODAY - 1 })];
    expect(beforeDrops(rental(priors), TODAY)?.rentalPrices[1]).toEqual(FEBRUARY);
  });

  it('distinguishes the fractions of a period', () => {
    expect(beforeDrops(rental([prior({ fraction: 2 })]), TODAY)?.rentalPrices).toEqual([JANUARY, FEBRUARY]);
  });

  it('has the prior price of a sale', () => {
    const sale = {
      operation: 'sale',
      propertyType: HOUSE,
      salePrice: SALE,
      rentalPrices: [],
      priorPrices: [prior({ period: null, fraction: null, amount: 75_000 })],
    } as const;
    expect(beforeDrops(sale, TODAY)?.salePrice).toEqual({ amount: 75_000, currency: 'USD' });
  });
});
