import { EVERYBODY, type Selection } from './recipient-selection.js';
import { whoReceives } from './send-request.js';

const UNFILTERED = {
  publico: 'propietarios',
  tipoOperacion: 'todas',
  localidad: '',
  tipoVivienda: '',
  plan: '',
  sinPrecios: '',
  buscar: '',
};
const SOME: Selection = { mode: 'some', ids: new Set([1]) };

describe('who receives a scheduled newsletter', () => {
  it.each([
    [EVERYBODY, { plan: 'alqfotos' }, 'Lo reciben quienes cumplan los filtros en ese momento.'],
    [EVERYBODY, { buscar: ' ' }, 'Lo reciben quienes cumplan los filtros en ese momento.'],
    [EVERYBODY, { buscar: 'Paz' }, 'Lo reciben las personas que la búsqueda encuentra ahora.'],
    [SOME, { buscar: 'Paz' }, 'Lo reciben las personas elegidas.'],
  ])('%j of %j', (selection, filters, expected) => {
    expect(whoReceives({ selection, filters: { ...UNFILTERED, ...filters } })).toBe(expected);
  });
});
