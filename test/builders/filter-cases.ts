import { CONDITION_FILTER_CASES } from './condition-filter-cases.js';

type Values = Record<string, unknown>;

/** A filter with values, and what it makes of them. */
interface FilterCase {
  name: string;
  values: Values;
  /** Parameters in canonical order. */
  query: [string, string | number][];
  /** Segments of the readable path; undefined if the filter is in the query. */
  path?: string[];
  /** Label of each chip, and the fields that the search without it changes. */
  chips: [label: string, without: Values][];
  matches: unknown[];
}

const MIRAMAR_AREA = { south: -38.3, west: -57.9, north: -38.2, east: -57.8 };

/** At least one case per filter of the search. */
export const FILTER_CASES: FilterCase[] = [
  ...CONDITION_FILTER_CASES,
  {
    name: 'stay',
    values: { arrival: '2027-01-16', departure: '2027-01-31' },
    query: [
      ['llegada', '2027-01-16'],
      ['salida', '2027-01-31'],
    ],
    chips: [['16 ene al 31 ene', { arrival: null, departure: null }]],
    matches: [],
  },
  {
    name: 'towns',
    values: { towns: ['Miramar', 'Mar del Sur'] },
    query: [
      ['ciudades[]', 'Miramar'],
      ['ciudades[]', 'Mar del Sur'],
    ],
    path: ['Miramar,Mar-del-Sur'],
    chips: [
      ['Miramar', { towns: ['Mar del Sur'] }],
      ['Mar del Sur', { towns: ['Miramar'] }],
    ],
    matches: [{ kind: 'town', anyOf: ['Miramar', 'Mar del Sur'] }],
  },
  {
    name: 'zones',
    values: { zones: ['la-luna', 'punta-mogotes'] },
    query: [
      ['barrio[]', 'la-luna'],
      ['barrio[]', 'punta-mogotes'],
    ],
    path: ['barrio-la-luna', 'barrio-punta-mogotes'],
    chips: [
      ['la-luna', { zones: ['punta-mogotes'] }],
      ['Punta Mogotes', { zones: ['la-luna'] }],
    ],
    matches: [{ kind: 'zone', anyOf: ['la-luna', 'punta-mogotes'] }],
  },
  {
    name: 'property-types',
    values: { propertyTypes: [1, 2] },
    query: [
      ['tipoPropiedad[]', 'casa'],
      ['tipoPropiedad[]', 'departamento'],
    ],
    path: ['Casa,Departamento'],
    chips: [
      ['Casa', { propertyTypes: [2] }],
      ['Departamento', { propertyTypes: [1] }],
    ],
    matches: [{ kind: 'property-type', anyOf: [1, 2] }],
  },
  {
    name: 'season',
    values: { period: 2, fraction: 3 },
    query: [
      ['periodo', 'Enero'],
      ['fraccion', '2º Quincena'],
    ],
    path: ['Enero', '2-Quincena'],
    chips: [
      ['Enero', { period: null, fraction: null }],
      ['2.ª quincena', { fraction: null }],
    ],
    matches: [{ kind: 'offers', period: 2, fraction: 3 }],
  },
  {
    name: 'season',
    values: { period: 5, fraction: null },
    query: [['periodo', 'Semana Santa']],
    path: ['Semana-Santa'],
    chips: [['Semana Santa', { period: null, fraction: null }]],
    matches: [{ kind: 'offers', period: 5, fraction: null }],
  },
  {
    name: 'price',
    values: { priceFrom: 100_000, priceTo: 500_000, currency: 'ARS' },
    query: [
      ['precioDesde', 100_000],
      ['precioHasta', 500_000],
      ['moneda', 'ARS'],
    ],
    path: ['100000-500000', 'ARS'],
    chips: [
      ['Desde ARS$ 100.000', { priceFrom: null }],
      ['Hasta ARS$ 500.000', { priceTo: null }],
      ['En pesos', { currency: null }],
    ],
    matches: [{ kind: 'price', from: 100_000, to: 500_000, currency: 'ARS' }],
  },
  {
    name: 'price',
    values: { priceFrom: 1, priceTo: null, currency: 'USD' },
    query: [
      ['precioDesde', 1],
      ['moneda', 'USD'],
    ],
    path: ['1-max', 'USD'],
    chips: [
      ['Desde USD$ 1', { priceFrom: null }],
      ['En dólares', { currency: null }],
    ],
    matches: [{ kind: 'price', from: 1, to: null, currency: 'USD' }],
  },
  {
    name: 'price',
    values: { priceFrom: null, priceTo: 700_000, currency: null },
    query: [['precioHasta', 700_000]],
    path: ['0-700000'],
    chips: [['Hasta ARS$ 700.000', { priceTo: null }]],
    matches: [{ kind: 'price', from: null, to: 700_000, currency: null }],
  },
  {
    name: 'bedrooms',
    values: { bedrooms: ['2', '5+'] },
    query: [
      ['dormitorios[]', '2'],
      ['dormitorios[]', '5+'],
    ],
    path: ['2,5plus-Dorm'],
    chips: [
      ['2 dormitorios', { bedrooms: ['5+'] }],
      ['5 o más dormitorios', { bedrooms: ['2'] }],
    ],
    matches: [
      {
        kind: 'count',
        fact: 'bedrooms',
        anyOf: [
          { count: 2, orMore: false },
          { count: 5, orMore: true },
        ],
      },
    ],
  },
  {
    name: 'rooms',
    values: { rooms: ['3'] },
    query: [['ambientes[]', '3']],
    path: ['3-Amb'],
    chips: [['3 ambientes', { rooms: [] }]],
    matches: [{ kind: 'count', fact: 'rooms', anyOf: [{ count: 3, orMore: false }] }],
  },
  {
    name: 'bathrooms',
    values: { bathrooms: ['1', '2+'] },
    query: [
      ['baños[]', '1'],
      ['baños[]', '2+'],
    ],
    path: ['banos-1,2plus'],
    chips: [
      ['1 baño', { bathrooms: ['2+'] }],
      ['2 o más baños', { bathrooms: ['1'] }],
    ],
    matches: [
      {
        kind: 'count',
        fact: 'bathrooms',
        anyOf: [
          { count: 1, orMore: false },
          { count: 2, orMore: true },
        ],
      },
    ],
  },
  {
    name: 'people',
    values: { people: ['4', '6'] },
    query: [
      ['personas[]', '4'],
      ['personas[]', '6'],
    ],
    path: ['personas-4,6'],
    chips: [
      ['4 personas', { people: ['6'] }],
      ['6 personas', { people: ['4'] }],
    ],
    matches: [{ kind: 'count', fact: 'people', anyOf: [{ count: 4, orMore: true }] }],
  },
  {
    name: 'totalArea',
    values: { totalArea: { from: 50.5, to: 1_200 } },
    query: [
      ['superficieDesde', 50.5],
      ['superficieHasta', 1_200],
    ],
    path: ['superficie-50.5-1200'],
    chips: [
      ['Superficie desde 50,5 m²', { totalArea: { from: null, to: 1_200 } }],
      ['Superficie hasta 1.200 m²', { totalArea: { from: 50.5, to: null } }],
    ],
    matches: [{ kind: 'measure', fact: 'totalArea', from: 50.5, to: 1_200 }],
  },
  {
    name: 'totalArea',
    values: { totalArea: { from: null, to: 400 } },
    query: [['superficieHasta', 400]],
    path: ['superficie-0-400'],
    chips: [['Superficie hasta 400 m²', { totalArea: { from: null, to: null } }]],
    matches: [{ kind: 'measure', fact: 'totalArea', from: null, to: 400 }],
  },
  {
    name: 'totalArea',
    values: { totalArea: { from: 90, to: null } },
    query: [['superficieDesde', 90]],
    path: ['superficie-90-max'],
    chips: [['Superficie desde 90 m²', { totalArea: { from: null, to: null } }]],
    matches: [{ kind: 'measure', fact: 'totalArea', from: 90, to: null }],
  },
  {
    name: 'creditEligible',
    values: { creditEligible: true },
    query: [['aptoCredito', '1']],
    path: ['apto-credito'],
    chips: [['Apto crédito', { creditEligible: false }]],
    matches: [{ kind: 'flag', fact: 'creditEligible' }],
  },
  {
    name: 'free',
    values: { free: true },
    query: [['libres', '1']],
    chips: [['Solo libres', { free: false }]],
    matches: [{ kind: 'free' }],
  },
  {
    name: 'near-sea',
    values: { nearSea: ['500'] },
    query: [['mar', '500']],
    chips: [['Hasta 500 m del mar', { nearSea: [] }]],
    matches: [{ kind: 'near-sea', metres: 500 }],
  },
  {
    name: 'featured',
    values: { featured: true },
    query: [['destacado', '1']],
    path: ['destacados'],
    chips: [['Solo destacados', { featured: false }]],
    matches: [{ kind: 'flag', fact: 'featured' }],
  },
  {
    name: 'amenities',
    values: { amenities: ['aire-acondicionado', 'pileta'] },
    query: [
      ['servicios[]', 'aire-acondicionado'],
      ['servicios[]', 'pileta'],
    ],
    path: ['svc-aire-acondicionado', 'svc-pileta'],
    chips: [
      ['Aire acondicionado', { amenities: ['pileta'] }],
      ['pileta', { amenities: ['aire-acondicionado'] }],
    ],
    matches: [{ kind: 'amenities', allOf: ['aire-acondicionado', 'pileta'] }],
  },
  {
    name: 'words',
    values: { words: ['quincho', 'calle21'] },
    query: [['palabras', 'quincho calle21']],
    chips: [
      ['«quincho»', { words: ['calle21'] }],
      ['«calle 21»', { words: ['quincho'] }],
    ],
    matches: [{ kind: 'words', allOf: ['quincho', 'calle21'] }],
  },
  {
    name: 'area',
    values: { area: MIRAMAR_AREA },
    query: [['zona', '-38.3,-57.9,-38.2,-57.8']],
    chips: [['Zona del mapa', { area: null }]],
    matches: [{ kind: 'inside', area: MIRAMAR_AREA }],
  },
];
