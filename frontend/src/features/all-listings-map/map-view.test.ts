import type { MapListingWire } from '#common/wire/listings.js';
import { EVERYTHING, shownOnMap } from './map-view.js';

const listing = (
  codigo: string,
  tipoOperacion: 'alquiler' | 'venta',
  idTipoVivienda: number,
): MapListingWire => ({
  codigo,
  tipoOperacion,
  idTipoVivienda,
  tipoVivienda: '',
  title: '',
  dormitorios: null,
  ambientes: null,
  latitud: -38.27,
  longitud: -57.83,
  direccionCompleta: '',
  precio: null,
  moneda: null,
  precioPor: '',
  precioDesde: false,
  precioEstado: 'sin-precio',
  miniatura: null,
});

const ALL = [
  listing('ALQ-0001', 'alquiler', 1),
  listing('ALQ-0002', 'alquiler', 2),
  listing('VEN-0001', 'venta', 1),
];

it.each([
  [EVERYTHING, ['ALQ-0001', 'ALQ-0002', 'VEN-0001']],
  [{ ...EVERYTHING, sales: false }, ['ALQ-0001', 'ALQ-0002']],
  [{ ...EVERYTHING, rentals: false }, ['VEN-0001']],
  [{ ...EVERYTHING, type: 1 as const }, ['ALQ-0001', 'VEN-0001']],
  [{ ...EVERYTHING, rentals: false, sales: false }, []],
])('the map of %o shows %o', (view, codes) => {
  expect(shownOnMap(ALL, view).map(({ codigo }) => codigo)).toEqual(codes);
});
