import { pesos, withoutNationalTaxes } from './net-price.js';

it.each([
  [30_000, '$24.793,39'],
  [25_000, '$20.661,16'],
  [40_000, '$33.057,85'],
  [0, '$0'],
])('a tariff of %s costs %s without national taxes', (price, shown) => {
  expect(pesos(withoutNationalTaxes(price))).toBe(shown);
});
