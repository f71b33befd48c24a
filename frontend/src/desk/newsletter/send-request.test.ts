import { EVERYBODY, type Selection } from './recipient-selection.js';
import { RECIPIENT_FILTERS } from './recipients.js';
import { whoReceives } from './send-request.js';

const SOME: Selection = { mode: 'some', ids: new Set([1]) };

describe('who receives a scheduled newsletter', () => {
  it.each([
    [EVERYBODY, { plan: 'alqfotos' }, 'Lo reciben quienes cumplan los filtros en ese momento.'],
    [EVERYBODY, { buscar: ' ' }, 'Lo reciben quienes cumplan los filtros en ese momento.'],
    [EVERYBODY, { buscar: 'Paz' }, 'Lo reciben las personas que la búsqueda encuentra ahora.'],
    [SOME, { buscar: 'Paz' }, 'Lo reciben las personas elegidas.'],
  ])('%j of %j', (selection, filters, expected) => {
    expect(whoReceives({ selection, filters: { ...RECIPIENT_FILTERS, ...filters } })).toBe(expected);
  });
});
