import { nextEnd } from './next-end.js';

describe('what ends next of what is paid', () => {
  it.each([
    [null, null, undefined],
    ['2027-08-31', '2027-08-31', { what: 'Plan', end: '2027-08-31' }],
    ['2026-12-28', '2027-08-31', { what: 'Destacado', end: '2026-12-28' }],
    ['2026-12-28', null, { what: 'Destacado', end: '2026-12-28' }],
  ])('%s, with a plan until %s: %j', (planVence, pagoHasta, expected) => {
    expect(nextEnd({ planVence, pagoHasta })).toEqual(expected);
  });
});
