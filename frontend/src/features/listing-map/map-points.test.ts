import { groupPoints, pinLabel, toMapPoint, type MapPoint } from './map-points.js';

const point = (change: Partial<MapPoint>): MapPoint => ({
  codigo: 'ALQ-0001',
  title: 'Casa',
  tipoOperacion: 'alquiler',
  latitud: -38.2707,
  longitud: -57.8387,
  direccionCompleta: 'Calle 21 1234, Miramar',
  precio: 450_000,
  moneda: 'ARS',
  precioPor: 'por 1.ª quincena',
  precioDesde: false,
  precioEstado: 'libre',
  miniatura: null,
  ...change,
});

describe('points of the map', () => {
  it('share a pin when their coordinates agree to six decimals', () => {
    const groups = groupPoints([
      point({}),
      point({ codigo: 'ALQ-0002', latitud: -38.27070004 }),
      point({ codigo: 'ALQ-0003', latitud: -38.2708 }),
    ]);
    expect(groups.map(({ points }) => points.map(({ codigo }) => codigo))).toEqual([
      ['ALQ-0001', 'ALQ-0002'],
      ['ALQ-0003'],
    ]);
  });

  it.each([
    [{}, /^\$450 mil$/],
    [{ precio: 1_950_000 }, /^\$1,95 M$/],
    [{ precio: 800, moneda: 'USD' as const }, /^USD 800$/],
    [{ precio: 85_000, moneda: 'USD' as const }, /^USD 85 mil$/],
    [{ precio: 40_000, precioDesde: true }, /^\$40 mil\/noche$/],
    [{ precio: 1, precioEstado: 'consultar' as const }, /^Consultar$/],
    [{ precio: null, precioEstado: 'sin-precio' as const }, /^Consultar$/],
    [{ precio: null, precioEstado: 'alquilado' as const }, /^ALQUILADO$/],
  ])('say their price in short (%o)', (change, label) => {
    expect(pinLabel(groupPoints([point(change)])[0]!)).toMatch(label);
  });

  it('say how many stand at one place', () => {
    expect(pinLabel(groupPoints([point({}), point({ codigo: 'ALQ-0002' })])[0]!)).toBe('2 avisos');
  });

  it('leave out a listing without a place', () => {
    expect(toMapPoint({ ...point({}), latitud: null })).toBeUndefined();
  });
});
