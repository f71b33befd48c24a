import { filtersOfLanding } from '#common/search/landings/landings.js';
import type { LandingWire } from '#common/search/landings/landing-calls.js';
import { neighboursOf } from './landings.js';

const landing = (change: Partial<LandingWire> = {}): LandingWire => ({
  operacion: 'alquiler',
  ciudad: 'Miramar',
  barrio: null,
  idTipoVivienda: 1,
  periodo: 'Enero',
  avisos: 3,
  precios: { moneda: 'ARS', desde: 400_000, hasta: 900_000 },
  ...change,
});

const ALL = [
  landing(),
  landing({ periodo: null }),
  landing({ periodo: 'Febrero' }),
  landing({ ciudad: null }),
  landing({ idTipoVivienda: 2 }),
  landing({ ciudad: null, periodo: null }),
  landing({ operacion: 'venta', periodo: null }),
  landing({ barrio: 'Centro' }),
  landing({ barrio: 'Centro', periodo: null }),
];

describe('landing pages', () => {
  it('lead to those that differ in one thing', () => {
    expect(neighboursOf(ALL, filtersOfLanding(ALL[0]!))).toEqual([ALL[1], ALL[2], ALL[3], ALL[4], ALL[7]]);
    expect(neighboursOf(ALL, { ...filtersOfLanding(ALL[0]!), bedrooms: ['3'] })).toHaveLength(5);
  });
});
