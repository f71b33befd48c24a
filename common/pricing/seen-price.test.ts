import type { LeadPriceWire } from './lead-price-shapes.js';
import { dropText, hasDropped, keptPrice, seenPriceOf, type SeenPrice } from './seen-price.js';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 23);
const BEFORE: SeenPrice = { amount: 100_000, currency: 'ARS', per: 'por noche', at: NOW - DAY };
const seen = (changes: Partial<SeenPrice>): SeenPrice => ({ ...BEFORE, at: NOW, ...changes });

describe('a price that dropped since it was seen', () => {
  it.each([
    ['by 3 %', seen({ amount: 97_000 }), true],
    ['by less', seen({ amount: 97_001 }), false],
    ['to the same amount', seen({}), false],
    ['in another currency', seen({ amount: 90, currency: 'USD' }), false],
    ['for another part', seen({ amount: 50_000, per: 'por 1.ª quincena de enero' }), false],
    ['30 days later', seen({ amount: 50_000, at: BEFORE.at + 30 * DAY }), true],
    ['31 days later', seen({ amount: 50_000, at: BEFORE.at + 31 * DAY }), false],
  ])('%s: %#', (_, price, dropped) => expect(hasDropped(BEFORE, price)).toBe(dropped));

  it('is not known without a former one', () => expect(hasDropped(undefined, seen({}))).toBe(false));

  it('is told with both amounts', () =>
    expect(dropText(BEFORE, seen({ amount: 90_000 }))).toBe('Bajó de ARS$ 100.000 a ARS$ 90.000'));

  it('keeps the former one, and forgets it after a rise, a small change or 30 days', () => {
    expect(keptPrice(BEFORE, seen({ amount: 90_000 }))).toBe(BEFORE);
    for (const price of [
      seen({ amount: 120_000 }),
      seen({ amount: 99_000 }),
      seen({ amount: 50_000, at: NOW + 40 * DAY }),
    ])
      expect(keptPrice(BEFORE, price)).toBe(price);
    expect([keptPrice(BEFORE, undefined), keptPrice(undefined, undefined)]).toEqual([BEFORE, undefined]);
  });
});

describe('a lead price', () => {
  const wire: LeadPriceWire = {
    precio: 5,
    moneda: 'USD',
    precioPor: 'por noche',
    precioDesde: true,
    precioEstado: 'libre',
  };

  it.each([
    [wire, { amount: 5, currency: 'USD', per: 'por noche', at: NOW }],
    [{ ...wire, precioEstado: 'alquilado' }, undefined],
    [{ ...wire, precio: 1, precioEstado: 'consultar' }, undefined],
    [{ ...wire, precio: null }, undefined],
    [{ ...wire, moneda: null }, undefined],
  ] as [LeadPriceWire, SeenPrice | undefined][])('%j is seen as %j', (price, expected) => {
    expect(seenPriceOf(price, NOW)).toEqual(expected);
  });
});
