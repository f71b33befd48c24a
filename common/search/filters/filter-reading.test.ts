import { ALL_FILTERS } from './all-filters.js';
import type { Filter } from './filter.js';
import { QueryReader, type QueryParams } from './query-reader.js';

function filterNamed(wanted: string): Filter<object> {
  return ALL_FILTERS.find(({ name }) => name === wanted)!;
}

it.each([
  ['season', { period: null, fraction: 2 }, { period: null, fraction: null }],
  ['season', { period: 6, fraction: 2 }, { period: 6, fraction: null }],
  [
    'towns',
    { towns: ['Mar del Sur', 'Miramar', 'Miramar', 'Atlantis'] },
    { towns: ['Miramar', 'Mar del Sur'] },
  ],
  ['property-types', { propertyTypes: [10, 2, 2] }, { propertyTypes: [2, 10] }],
  [
    'amenities',
    { amenities: ['Pileta', 'aire-acondicionado', 'pileta'] },
    { amenities: ['aire-acondicionado', 'pileta'] },
  ],
  ['bedrooms', { bedrooms: ['10', '2', '2'] }, { bedrooms: ['2', '10'] }],
  ['stay', { arrival: '2027-01-31', departure: '2027-01-16' }, { arrival: null, departure: null }],
  [
    'area',
    { area: { south: -38.300_04, west: -57.900_06, north: -38.2, east: -57.8 } },
    { area: { south: -38.3, west: -57.900_1, north: -38.2, east: -57.8 } },
  ],
])('equivalent values of %s are normalised: %j', (name, values, normal) => {
  expect(filterNamed(name).normalise!(values)).toEqual(normal);
});

it.each([
  ['towns', 'ciudad', 'miramar', { towns: ['Miramar'] }],
  ['towns', 'ciudades', 'Mar del Sud', { towns: ['Mar del Sur'] }],
  ['property-types', 'tipoPropiedad', 'Departamento', { propertyTypes: [2] }],
  ['season', 'periodo', '2', { period: 2, fraction: null }],
  ['season', 'fraccion', '1º quincena', { period: null, fraction: 2 }],
  ['price', 'precioHasta', '450,000.50', { priceFrom: null, priceTo: 450_000, currency: null }],
  ['price', 'precioDesde', '1.500.000', { priceFrom: 1_500_000, priceTo: null, currency: null }],
  ['price', 'precioHasta', 'USD 500', { priceFrom: null, priceTo: 500, currency: 'USD' }],
  ['price', 'precioDesde', 'u$s 500', { priceFrom: 500, priceTo: null, currency: 'USD' }],
  ['price', 'precioDesde', '$ 500.000', { priceFrom: 500_000, priceTo: null, currency: null }],
  ['bedrooms', 'dormitorios', '3 ', { bedrooms: ['3+'] }],
  ['free', 'libres', 'false', { free: false }],
  ['open-stay', 'noches', 'Finde largo', { nights: 'finde-largo', month: null }],
  ['area', 'zona', '-90.0,-180.0,90.0,180.0', { area: { south: -90, west: -180, north: 90, east: 180 } }],
])('%s reads another spelling: %s=%s', (name, parameter, text, values) => {
  const reader = new QueryReader({ [parameter]: text });
  expect([filterNamed(name).query.read(reader), reader.errors]).toEqual([values, {}]);
});

const INVALID = ['El valor no es válido.'];
it.each([
  ['price', 'moneda', 'EUR', INVALID],
  ['price', 'precioHasta', '12.345.6', INVALID],
  ['season', 'periodo', 'Otoño', INVALID],
  ['near-sea', 'mar', '400', INVALID],
  ['bedrooms', 'dormitorios', '100', INVALID],
  ['featured', 'destacado', 'sí', INVALID],
  ['area', 'zona', '-38.2,-57.9,-38.3,-57.8', INVALID],
  ['area', 'zona', '-38.3,-57.9,-38.3,-57.8', INVALID],
  ['area', 'zona', '-38.3,-57.8,-38.2,-57.9', INVALID],
  ['area', 'zona', '-38.3,-57.9,-38.2,-57.9', INVALID],
  ['area', 'zona', '-90.1,-57.9,-38.2,-57.8', INVALID],
  ['area', 'zona', '-38.3,-180.1,-38.2,-57.8', INVALID],
  ['area', 'zona', '-38.3,-57.9,90.1,-57.8', INVALID],
  ['area', 'zona', '-38.3,-57.9,-38.2,180.1', INVALID],
  ['area', 'zona', '-38.3,-57.9,-38.2', INVALID],
  ['stay', 'llegada', '2027-02-30', INVALID],
  ['open-stay', 'noches', '0', INVALID],
  ['open-stay', 'mes', '2027-01', INVALID],
])('%s refuses %s=%s', (name, parameter, text, fault) => {
  const filter = filterNamed(name);
  const reader = new QueryReader({ [parameter]: text });
  expect([filter.query.read(reader), reader.errors]).toEqual([filter.empty, { [parameter]: fault }]);
});

it.each([
  ['price', '100-'],
  ['price', '1234567890123-max'],
  ['price', 'pesos'],
  ['season', 'Otoño'],
  ['featured', 'destacado'],
  ['bedrooms', '2-Ambientes'],
  ['amenities', 'svc-<script>'],
])('a segment is not of the filter %s: %s', (name, segment) => {
  const { path, empty } = filterNamed(name);
  expect(path.place === 'rest' && path.read(segment, empty)).toBeUndefined();
});

it.each<[QueryParams, object, string[]]>([
  [
    { precioHasta: '500 usd', moneda: 'ARS' },
    { priceFrom: null, priceTo: null, currency: 'ARS' },
    ['precioHasta'],
  ],
  [{ precioHasta: '500 usd', moneda: 'USD' }, { priceFrom: null, priceTo: 500, currency: 'USD' }, []],
  [{ precioHasta: '$ 500', moneda: 'USD' }, { priceFrom: null, priceTo: 500, currency: 'USD' }, []],
  [{ precioDesde: '100', precioHasta: 'USD 500' }, { priceFrom: 100, priceTo: 500, currency: 'USD' }, []],
  [
    { precioDesde: 'USD 100', precioHasta: 'ARS 500' },
    { priceFrom: 100, priceTo: null, currency: 'USD' },
    ['precioHasta'],
  ],
])('the currency of an amount is that of the range, or contradicts it: %j', (params, values, faults) => {
  const reader = new QueryReader(params);
  expect([filterNamed('price').query.read(reader), Object.keys(reader.errors)]).toEqual([values, faults]);
});
