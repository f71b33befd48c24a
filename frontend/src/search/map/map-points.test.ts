import { discLabel, pinOfPlace, pinOfPoint, toMapPoint, type MapPoint } from './map-points.js';

const point = (change: Partial<MapPoint>): MapPoint => ({
  codigo: 'ALQ-0001',
  title: 'Casa',
  tipoOperacion: 'alquiler',
  latitud: -38.2707,
  longitud: -57.8387,
  direccionCompleta: 'Calle 21 1234, Miramar',
  precio: 450_000,
  moneda: 'ARS',
  precioPor: 'por la 1.ª quincena de enero',
  precioDesde: false,
  precioEstado: 'libre',
  miniatura: null,
  ...change,
});

describe('points of the map', () => {
  it.each([
    [{}, /^\$450 mil\/quincena$/],
    [{ precio: 1_950_000, precioPor: 'por mes completo de enero' }, /^\$1,95 M\/mes$/],
    [{ precio: 550_000, precioPor: 'por mes, todo el año' }, /^\$550 mil\/mes$/],
    [{ precio: 1_915, moneda: 'USD' as const, precioPor: 'por 15 noches' }, /^USD 1\.915\/15 noches$/],
    [{ precio: 520, moneda: 'USD' as const, precioPor: 'por semana de enero' }, /^USD 520\/semana$/],
    [{ precio: 80, moneda: 'USD' as const, precioPor: 'por día de marzo' }, /^USD 80\/día$/],
    [{ precio: 500, moneda: 'USD' as const, precioPor: 'por Semana Santa' }, /^USD 500$/],
    [{ precio: 85_000, moneda: 'USD' as const, precioPor: '' }, /^USD 85 mil$/],
    [{ precio: 73_333, precioPor: 'por noche', precioDesde: true }, /^\$73 mil\/noche$/],
    [{ precio: 1, precioEstado: 'consultar' as const }, /^Consultar$/],
    [{ precio: null, precioEstado: 'sin-precio' as const }, /^Consultar$/],
    [{ precio: null, precioEstado: 'alquilado' as const }, /^ALQUILADO$/],
  ])('say their price in short (%o)', (change, label) => {
    expect(pinOfPoint(point(change))).toMatchObject({
      label: expect.stringMatching(label),
      codes: ['ALQ-0001'],
    });
  });

  it('say how many stand at one place', () => {
    const place = { ...point({}), cantidad: 1, codigos: ['ALQ-0001'], titulo: 'Casa' };
    expect(pinOfPlace(place)).toMatchObject({ label: '$450 mil/quincena', name: '$450 mil/quincena: Casa' });
    const several = { ...place, cantidad: 2, codigos: ['ALQ-0001', 'ALQ-0002'], titulo: '2 avisos' };
    expect(pinOfPlace(several)).toMatchObject({ label: '2 avisos', name: '2 avisos en un lugar' });
  });

  it('say how many a disc holds', () => {
    expect([7, 9_999, 33_400].map(discLabel)).toEqual(['7', '9999', '33 mil']);
  });

  it('leave out a listing without a place', () => {
    expect(toMapPoint({ ...point({}), latitud: null })).toBeUndefined();
  });
});
