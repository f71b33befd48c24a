import type { LandingWire } from './landing-calls.js';
import { filtersOfLanding, landingOf, priceRange } from './landings.js';

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
  landing({ ciudad: null }),
  landing({ ciudad: null, idTipoVivienda: null, periodo: null }),
  landing({ operacion: 'venta', periodo: null }),
  landing({ barrio: 'Las Flores', periodo: null }),
];

describe('landing pages', () => {
  it.each([
    [landing(), 'de ARS$ 400.000 a ARS$ 900.000 por mes completo'],
    [landing({ periodo: 'Semana Santa' }), 'de ARS$ 400.000 a ARS$ 900.000 por Semana Santa'],
    [landing({ periodo: null }), 'de ARS$ 400.000 a ARS$ 900.000 por noche'],
    [
      landing({ operacion: 'venta', periodo: null, precios: { moneda: 'USD', desde: 9_000, hasta: 9_000 } }),
      'USD$ 9.000',
    ],
    [landing({ precios: null }), ''],
  ])('%j costs %p', (one, words) => {
    expect(priceRange(one)).toBe(words);
  });

  it('are found by their search, and only by it', () => {
    for (const one of ALL) expect(landingOf(ALL, filtersOfLanding(one))).toBe(one);
    const january = filtersOfLanding(ALL[0]!);
    expect(landingOf(ALL, { ...january, bedrooms: ['3'] })).toBeUndefined();
    expect(landingOf(ALL, { ...january, free: true })).toBeUndefined();
    expect(landingOf(ALL, { ...january, towns: ['Miramar', 'Mar del Plata'] })).toBeUndefined();
    expect(landingOf(ALL, { ...january, towns: ['Mar del Sur'] })).toBeUndefined();
  });
});
