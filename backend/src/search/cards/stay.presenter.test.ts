import { BEACH_CLUB, HOUSE } from '#common/listings/property-types.js';
import type { StayQuote } from '#common/pricing/stays/stay.js';
import { presentStay } from './stay.presenter.js';

const QUOTE: StayQuote = {
  kind: 'priced',
  currency: 'ARS',
  total: 120_000,
  purchases: [],
  charges: [],
  deposit: null,
};
const STAY = { arrival: 20_835, departure: 20_838 };

it.each([
  ['for as many', 6, 6, '', 20_000],
  ['for more', 6, 7, 'El aviso es para hasta 6 personas.', null],
  ['without a number', 6, null, '', null],
  ['where the notice states none', null, 40, '', 3_000],
])('a quote %s', (_, capacity, people, motivo, porPersona) => {
  const presented = presentStay(
    { stay: STAY, people, quote: QUOTE },
    { propertyType: HOUSE, people: capacity },
  );
  expect(presented).toMatchObject({ disponible: true, totalConCargos: 120_000, porPersona });
  expect(presented.motivo.endsWith(motivo)).toBe(true);
  expect(presented.motivo.includes('personas')).toBe(motivo !== '');
});

it.each([
  ['a house, in nights', HOUSE, false, 'El mínimo para esas fechas es de 7 noches.'],
  ['a beach club, in days', BEACH_CLUB, false, 'El mínimo para esas fechas es de 7 días.'],
  ['a beach club without dates', BEACH_CLUB, true, 'El mínimo es de 7 días.'],
])('the least stay is said for %s', (_, propertyType, isChosen, motivo) => {
  const quote: StayQuote = { kind: 'too-short', minimum: 7 };
  const presented = presentStay(
    { stay: STAY, people: null, quote, isChosen },
    { propertyType, people: null },
  );
  expect(presented).toMatchObject({ disponible: false, motivo });
});
