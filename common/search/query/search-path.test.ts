import { emptyFilters, type SearchFilters } from './search-filters.js';
import {
  decodeSearchPath,
  encodeSearchPath,
  searchAddress,
  searchOfAddress,
  unreadWords,
} from './search-path.js';
import { parseSearchQuery } from './search-query.js';

function aSearch(change: Partial<SearchFilters>): SearchFilters {
  return { ...emptyFilters(), ...change };
}

const CASES: [string, SearchFilters][] = [
  ['/resultado-busqueda/Alquiler/Todas/Todas', aSearch({})],
  [
    '/resultado-busqueda/Alquiler/Miramar/Casa/3-Dorm/Enero/1-Quincena/destacados/banos-2plus/svc-pileta',
    aSearch({
      towns: ['Miramar'],
      propertyTypes: [1],
      bedrooms: ['3'],
      period: 2,
      fraction: 2,
      featured: true,
      bathrooms: ['2+'],
      amenities: ['pileta'],
    }),
  ],
  [
    '/resultado-busqueda/Venta/Mar-del-Plata/Departamento/4plus-Amb/50000-120000/USD',
    aSearch({
      operation: 'sale',
      towns: ['Mar del Plata'],
      propertyTypes: [2],
      rooms: ['4+'],
      priceFrom: 50_000,
      priceTo: 120_000,
      currency: 'USD',
    }),
  ],
  [
    '/resultado-busqueda/Venta/Todas/Todas/0-max',
    aSearch({ operation: 'sale', priceFrom: null, priceTo: null }),
  ],
  [
    '/resultado-busqueda/Venta/Todas/Terreno/0-90000',
    aSearch({ operation: 'sale', propertyTypes: [4], priceTo: 90_000 }),
  ],
  ['/resultado-busqueda/Venta/Todas/Todas/90000-max', aSearch({ operation: 'sale', priceFrom: 90_000 })],
  ['/resultado-busqueda/Alquiler/Todas/Cabana', aSearch({ propertyTypes: [8] })],
  ['/resultado-busqueda/Alquiler/Todas/Todas/Ano-Completo', aSearch({ period: 7 })],
  ['/resultado-busqueda/Alquiler/Todas/Todas/Vacaciones-Inv', aSearch({ period: 6 })],
  ['/resultado-busqueda/Alquiler/Todas/Todas/Febrero/Mes-Completo', aSearch({ period: 3, fraction: 1 })],
  [
    '/resultado-busqueda/Alquiler/Todas/Todas/Enero/1-Quincena/100000-500000/ARS',
    aSearch({ period: 2, fraction: 2, priceFrom: 100_000, priceTo: 500_000, currency: 'ARS' }),
  ],
  [
    '/resultado-busqueda/Alquiler/Miramar,Mar-del-Sur/Casa,Duplex',
    aSearch({ towns: ['Miramar', 'Mar del Sur'], propertyTypes: [1, 9] }),
  ],
  [
    '/resultado-busqueda/Alquiler/Todas/Casa/2,5plus-Dorm/personas-6,14plus',
    aSearch({ propertyTypes: [1], bedrooms: ['2', '5+'], people: ['6', '14+'] }),
  ],
  [
    '/resultado-busqueda/Alquiler/Todas/Todas/svc-aire-acondicionado/svc-wi-fi',
    aSearch({ amenities: ['aire-acondicionado', 'wi-fi'] }),
  ],
];

describe('the readable address of a search', () => {
  it.each(CASES)('%s is read', (path, filters) => {
    expect(decodeSearchPath(path)).toEqual(filters);
  });

  it.each(CASES.filter(([path]) => !path.endsWith('0-max')))('%s is written', (path, filters) => {
    expect(encodeSearchPath(filters)).toBe(path);
  });

  it.each(['destacados-y-mas', 'destacadosx', 'destacado', 'xdestacados'])(
    'takes %p for no segment that it knows',
    (segment) => {
      expect(decodeSearchPath(`/resultado-busqueda/Alquiler/Miramar/Casa/${segment}`)).toEqual(
        aSearch({ towns: ['Miramar'], propertyTypes: [1] }),
      );
    },
  );

  it.each([
    ['Alquiler/Mar-del-Plata/barrio-la-perla', { towns: ['Mar del Plata'], zones: ['la-perla'] }],
    ['Alquiler/barrio-la-perla', { zones: ['la-perla'] }],
    ['Alquiler/Casa/Enero', { propertyTypes: [1], period: 2 }],
    ['Alquiler/Enero/1-Quincena', { period: 2, fraction: 2 }],
    ['Alquiler/Semana-Santa/1-Quincena', { period: 5 }],
    ['Alquiler/Mar-del-Sud/Casa', { towns: ['Mar del Sur'], propertyTypes: [1] }],
    ['Alquiler/Mardelplata,mardel-sud', { towns: ['Mar del Plata', 'Mar del Sur'] }],
    [
      'Venta/Miramar/Casa/3-Dorm',
      { operation: 'sale', towns: ['Miramar'], propertyTypes: [1], bedrooms: ['3'] },
    ],
  ] as const)('%s has no segment for town or type, and is read', (path, filters) => {
    const found = decodeSearchPath(`/resultado-busqueda/${path}`);
    expect(found).toEqual(aSearch(filters as Partial<SearchFilters>));
    expect(unreadWords(`/resultado-busqueda/${path}`)).toEqual([]);
  });

  it('has dates, availability and zone in its query', () => {
    const filters = aSearch({
      arrival: '2027-01-16',
      departure: '2027-01-31',
      free: true,
      area: { south: -38.3, west: -57.9, north: -38.2, east: -57.8 },
    });
    const [path = '', written] = searchAddress(filters).split('?');
    const query = Object.fromEntries(new URLSearchParams(written));
    expect(query).toEqual({
      llegada: '2027-01-16',
      salida: '2027-01-31',
      libres: '1',
      zona: '-38.3,-57.9,-38.2,-57.8',
    });
    expect(path).toBe('/resultado-busqueda/Alquiler/Todas/Todas');
    expect(decodeSearchPath('/resultado-busqueda/Alquiler', query)).toEqual(filters);
  });

  it('drops dates that are none, one alone, and those of a sale', () => {
    const path = '/resultado-busqueda/Alquiler';
    expect(decodeSearchPath(path, { llegada: '2027-02-30', salida: '2027-03-01' })).toEqual(emptyFilters());
    expect(decodeSearchPath(path, { llegada: '2027-02-20' })).toEqual(emptyFilters());
    expect(
      decodeSearchPath('/resultado-busqueda/Venta', { llegada: '2027-02-20', salida: '2027-03-01' }),
    ).toEqual(emptyFilters('sale'));
  });

  it('of a plain address is all rentals', () => {
    expect(decodeSearchPath('/resultado-busqueda')).toEqual(emptyFilters());
  });

  it('is read in any case, with accents, encoded, and with a query behind it', () => {
    expect(decodeSearchPath('/resultado-busqueda/venta/mar%20del%20sur/caba%C3%B1a?pagina=2')).toEqual(
      aSearch({ operation: 'sale', towns: ['Mar del Sur'], propertyTypes: [8] }),
    );
  });

  it('drops segments that mean nothing, and leads to the nearest search', () => {
    const filters = decodeSearchPath('/resultado-busqueda/Alquiler/Atlantis/Casa/x-Dorm/Enero/drop-table')!;
    expect(encodeSearchPath(filters)).toBe('/resultado-busqueda/Alquiler/Todas/Casa/Enero');
  });

  it.each([
    ['/resultado-busqueda/Alquiler/Atlantis/Casa/x-Dorm/Enero/drop-table', ['Atlantis', 'drop-table']],
    ['/resultado-busqueda/Alquiler/Miramar,Atlantis/Castillo', ['Atlantis', 'Castillo']],
    ['/resultado-busqueda/Alquiler/Mar+del+Sur/casa/Enero/1-Quincena/svc-pileta/destacados', []],
    ['/resultado-busqueda/venta/todas/todas', []],
    ['/resultado-busqueda', []],
  ])('of %s does not understand %j', (path, words) => {
    expect(unreadWords(path)).toEqual(words);
  });

  it('keeps as many values of a filter as a search takes', () => {
    const many = Array.from({ length: 40 }, (_, index) => `svc-x${index}`).join('/');
    const filters = decodeSearchPath(`/resultado-busqueda/Alquiler/Todas/Todas/${many}`)!;
    expect(parseSearchQuery({ 'servicios[]': filters.amenities })).not.toHaveProperty('errors');
  });

  it.each(['/resultado-busqueda/Permuta', '/resultado-busqueda/%E0%A4%A', '/resultado-busquedax', '/otra'])(
    '%s is no search',
    (path) => {
      expect(decodeSearchPath(path)).toBeUndefined();
    },
  );

  it('leaves out what does not go together', () => {
    const path = encodeSearchPath(
      aSearch({
        operation: 'sale',
        period: 2,
        fraction: 2,
        propertyTypes: [4],
        bedrooms: ['3'],
        rooms: ['2'],
      }),
    );
    expect(path).toBe('/resultado-busqueda/Venta/Todas/Terreno');
    expect(encodeSearchPath(aSearch({ fraction: 2 }))).toBe('/resultado-busqueda/Alquiler/Todas/Todas');
  });
});

describe('the whole address of a search', () => {
  it.each(CASES)('%s is read as it was written', (_path, filters) => {
    expect(searchOfAddress(searchAddress(filters))).toEqual(filters);
  });

  it('contains dates, availability and zone', () => {
    const area = { south: -38.3, west: -57.9, north: -38.2, east: -57.7 };
    const filters = aSearch({ arrival: '2027-01-16', departure: '2027-01-31', free: true, area });
    expect(searchAddress(filters)).toBe(
      '/resultado-busqueda/Alquiler/Todas/Todas?llegada=2027-01-16&salida=2027-01-31&libres=1&zona=-38.3,-57.9,-38.2,-57.7',
    );
    expect(searchOfAddress(searchAddress(filters))).toEqual(filters);
  });

  it.each(['', 'https://otro.sitio/resultado-busqueda', '/contacto', '/resultado-busqueda/Trueque'])(
    'is none: %j',
    (address) => {
      expect(searchOfAddress(address)).toBeUndefined();
    },
  );
});
