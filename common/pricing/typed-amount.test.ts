import { readTypedAmount } from './typed-amount.js';

it.each([
  ['450000', 450_000],
  ['450.000,50', 450_000],
  ['$ 450.000', 450_000],
  ['450 mil', 450_000],
  ['450mil', 450_000],
  ['$ 450 mil', 450_000],
  ['450 MIL', 450_000],
  ['450k', 450_000],
  ['450 K', 450_000],
  ['1.500 mil', 1_500_000],
  ['1,5 mil', 1_500],
  ['1,5 millones', 1_500_000],
  ['1.5 millones', 1_500_000],
  ['1 millón', 1_000_000],
  ['1.250 millones', 1_250_000_000],
  ['2 palos', 2_000_000],
  ['1 palo', 1_000_000],
])('reads %j as %s', (text, amount) => {
  expect(readTypedAmount(text)).toEqual({ amount });
});

it.each([
  ['USD 85.000', 85_000, 'USD'],
  ['US$85,000', 85_000, 'USD'],
  ['85.000 u$s', 85_000, 'USD'],
  ['85 mil dólares', 85_000, 'USD'],
  ['85 mil usd', 85_000, 'USD'],
  ['USD 85 mil', 85_000, 'USD'],
  ['85000 dolares', 85_000, 'USD'],
  ['450.000 pesos', 450_000, 'ARS'],
  ['450 mil pesos', 450_000, 'ARS'],
  ['ARS$ 450.000', 450_000, 'ARS'],
])('reads %j as %s %s', (text, amount, currency) => {
  expect(readTypedAmount(text)).toEqual({ amount, currency });
});

it.each([
  '',
  'mil',
  'k',
  'palos',
  '2 p',
  '450 m',
  '2 palos y medio',
  '1 millón 500 mil',
  '1,2,5 millones',
  '450 mil o 500 mil',
  'entre 80 y 90 mil',
  '450 miles',
  '450 kg',
  '1,5',
  '-5',
  '-5 mil',
  '85.000 euros',
  'USD 85.000 pesos',
  '9999999 millones',
])('does not read %j', (text) => {
  expect(readTypedAmount(text)).toBeUndefined();
});
