import { HOUSE } from '#common/listings/property-types.js';
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
