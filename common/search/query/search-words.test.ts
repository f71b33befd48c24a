import { emptyFilters, type SearchFilters } from './search-filters.js';
import { isListedSearch, questionWords, searchWords } from './search-words.js';

const NAMES = {
  amenities: ['Pileta', 'Parrilla', 'Mascotas', 'Wi-Fi', 'Aire Acondicionado', 'Hidromasaje'],
  zones: [
    { id: 1, town: 'Mar del Plata', name: 'Punta Mogotes' },
    { id: 2, town: 'Mar del Plata', name: 'Centro' },
    { id: 3, town: 'Miramar', name: 'Centro' },
    { id: 4, town: 'Mar del Plata', name: 'Güemes' },
  ],
};
const IN_PLATA = { towns: ['Mar del Plata'], propertyTypes: [2 as const] };

describe('a search in words', () => {
  it.each<[Partial<SearchFilters>, string]>([
    [{}, 'Propiedades en alquiler en la costa'],
    [{ operation: 'sale' }, 'Propiedades en venta en la costa'],
    [{ towns: ['Miramar'], propertyTypes: [1] }, 'Casas en alquiler en Miramar'],
    [
      { towns: ['Miramar'], propertyTypes: [1], bedrooms: ['3'], period: 2 },
      'Casas de 3 dormitorios en Miramar para enero',
    ],
    [
      { towns: ['Miramar'], propertyTypes: [1], bedrooms: ['1'] },
      'Casas de 1 dormitorio en alquiler en Miramar',
    ],
    [
      { operation: 'sale', towns: ['Mar del Plata'], propertyTypes: [1], bedrooms: ['5+'] },
      'Casas de 5 dormitorios o más en venta en Mar del Plata',
    ],
    [{ propertyTypes: [1], bedrooms: ['2', '3'] }, 'Casas en alquiler en la costa'],
    [{ propertyTypes: [2], rooms: ['1'] }, 'Departamentos monoambiente en alquiler en la costa'],
    [
      { propertyTypes: [2], rooms: ['2'], period: 3 },
      'Departamentos de 2 ambientes en la costa para febrero',
    ],
    [{ propertyTypes: [1, 9] }, 'Propiedades en alquiler en la costa'],
    [{ towns: ['Miramar', 'Mar del Sur'] }, 'Propiedades en alquiler en Miramar y Mar del Sur'],
    [{ period: 2, fraction: 1 }, 'Propiedades en la costa para enero'],
    [{ period: 2, fraction: 3 }, 'Propiedades en la costa para la 2.ª quincena de enero'],
    [{ period: 3, fraction: 4 }, 'Propiedades en la costa para una semana de febrero'],
    [{ period: 3, fraction: 5 }, 'Propiedades en la costa para algunos días de febrero'],
    [{ period: 5 }, 'Propiedades en la costa para Semana Santa'],
    [{ period: 6 }, 'Propiedades en la costa para las vacaciones de invierno'],
    [{ period: 7 }, 'Propiedades en la costa para todo el año'],
    [
      { arrival: '2027-01-16', departure: '2027-01-31' },
      'Propiedades en la costa del 16 al 31 de enero de 2027',
    ],
    [
      { arrival: '2027-01-28', departure: '2027-02-04' },
      'Propiedades en la costa del 28 de enero al 4 de febrero de 2027',
    ],
    [
      { arrival: '2026-12-28', departure: '2027-01-05' },
      'Propiedades en la costa del 28 de diciembre de 2026 al 5 de enero de 2027',
    ],
    [
      { people: ['6'], period: 2, fraction: 3 },
      'Propiedades en la costa para la 2.ª quincena de enero, para 6 personas',
    ],
    [
      { people: ['6'], period: 2, amenities: ['pileta'] },
      'Propiedades en la costa para enero, para 6 personas, con pileta',
    ],
    [
      { people: ['2'], amenities: ['mascotas'] },
      'Propiedades en alquiler en la costa para 2 personas, con mascotas',
    ],
    [{ nights: '7', month: 1 }, 'Propiedades en la costa para 7 noches en enero'],
    [{ nights: 'finde-largo' }, 'Propiedades en la costa para un finde largo en la temporada'],
    [{ period: 2, amenities: ['pileta'] }, 'Propiedades en la costa para enero con pileta'],
    [{ ...IN_PLATA, zones: ['punta-mogotes'] }, 'Departamentos en alquiler en Punta Mogotes'],
    [{ ...IN_PLATA, zones: ['punta-mogotes'], period: 2 }, 'Departamentos en Punta Mogotes para enero'],
    [
      { ...IN_PLATA, zones: ['guemes', 'punta-mogotes'] },
      'Departamentos en alquiler en Güemes y Punta Mogotes',
    ],
    [{ towns: ['Miramar'], zones: ['centro'] }, 'Propiedades en alquiler en Centro, Miramar'],
    [{ ...IN_PLATA, zones: ['la-luna'] }, 'Departamentos en alquiler en Mar del Plata'],
    [{ people: ['6'] }, 'Propiedades en alquiler en la costa para 6 personas'],
    [{ amenities: ['pileta'] }, 'Propiedades en alquiler en la costa con pileta'],
    [{ amenities: ['pileta', 'wi-fi'] }, 'Propiedades en alquiler en la costa con pileta y Wi-Fi'],
    [
      { amenities: ['pileta', 'hidromasaje'] },
      'Propiedades en alquiler en la costa con pileta e hidromasaje',
    ],
    [{ amenities: ['mascotas'] }, 'Propiedades en alquiler en la costa que aceptan mascotas'],
    [{ amenities: ['quincho'] }, 'Propiedades en alquiler en la costa'],
    [{ amenities: ['pileta', 'parrilla', 'wi-fi'] }, 'Propiedades en alquiler en la costa'],
  ])('%j is %p', (change, words) => {
    expect(searchWords({ ...emptyFilters(), ...change }, NAMES)).toBe(words);
  });
});

describe('a question in words', () => {
  const WHEN: [Partial<SearchFilters>, string][] = [
    [{}, ''],
    [{ period: 2 }, 'para enero'],
    [{ period: 2, fraction: 1 }, 'para enero'],
    [{ period: 2, fraction: 2 }, 'para la 1.ª quincena de enero'],
    [{ period: 2, fraction: 3 }, 'para la 2.ª quincena de enero'],
    [{ period: 2, fraction: 4 }, 'para una semana de enero'],
    [{ period: 2, fraction: 5 }, 'para algunos días de enero'],
    [{ period: 5 }, 'para Semana Santa'],
    [{ period: 6 }, 'para las vacaciones de invierno'],
    [{ period: 7 }, 'para todo el año'],
    [{ arrival: '2027-01-16', departure: '2027-01-31' }, 'del 16 al 31 de enero de 2027'],
  ];
  const PEOPLE: [Partial<SearchFilters>, string][] = [
    [{}, ''],
    [{ people: ['1'] }, 'para 1 persona'],
    [{ people: ['6'] }, 'para 6 personas'],
    [{ people: ['10+'] }, 'para 10 personas o más'],
    [{ people: ['2', '3'] }, ''],
  ];

  it.each(
    WHEN.flatMap(([when, first]) =>
      PEOPLE.map(
        ([people, second]) => [{ ...when, ...people }, [first, second].filter(Boolean).join(', ')] as const,
      ),
    ),
  )('%j is %p', (change, words) => {
    expect(questionWords({ ...emptyFilters(), ...change })).toBe(words);
  });
});

describe('which searches search engines may list', () => {
  it.each<[Partial<SearchFilters>, boolean]>([
    [{}, true],
    [{ towns: ['Miramar'], propertyTypes: [1], bedrooms: ['3'], period: 2, fraction: 2 }, true],
    [{ propertyTypes: [2], rooms: ['2'] }, true],
    [{ towns: ['Miramar'], amenities: ['pileta'] }, true],
    [{ towns: ['Miramar', 'Mar del Sur'] }, false],
    [{ propertyTypes: [1, 2] }, false],
    [{ propertyTypes: [1], bedrooms: ['2', '3'] }, false],
    [{ propertyTypes: [8], bedrooms: ['2'] }, false],
    [{ amenities: ['pileta', 'parrilla'] }, false],
    [{ arrival: '2027-01-16', departure: '2027-01-31' }, false],
    [{ priceFrom: 1_000 }, false],
    [{ priceTo: 1_000 }, false],
    [{ currency: 'USD' }, false],
    [{ free: true }, false],
    [{ featured: true }, false],
    [{ bathrooms: ['2'] }, false],
    [{ people: ['6'] }, false],
    [{ area: { south: -39, west: -58, north: -38, east: -57 } }, false],
  ])('%j: %p', (change, listed) => {
    expect(isListedSearch({ ...emptyFilters(), ...change })).toBe(listed);
  });
});
