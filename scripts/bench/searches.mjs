/** Number of different searches in the mix. */
const SEARCHES = 600;

const SERVICES = ['wi-fi', 'parrilla', 'pileta', 'quincho', 'mascotas', 'cochera', 'tv'];
const SORTS = ['recientes', 'precio-menor', 'precio-mayor', 'capacidad'];
const MONTHS = ['Enero', 'Febrero'];
const QUINCENAS = ['1º Quincena', '2º Quincena', 'Mes Completo'];

/** Shapes of searches and how often each is drawn; those of the design page, and every filter and sort of the wire contract. */
/** @type {[number, (pick: <T>(options: T[]) => T) => Record<string, unknown>][]} */
const SHAPES = [
  [3, () => ({ operacion: 'alquiler' })],
  [1, () => ({ operacion: 'alquiler', pagina: 50 })],
  [2, () => ({ operacion: 'venta' })],
  [
    3,
    (pick) => ({
      operacion: 'alquiler',
      ciudades: ['Miramar'],
      tipoPropiedad: [pick(['casa', 'departamento'])],
    }),
  ],
  [
    2,
    (pick) => ({
      operacion: 'alquiler',
      ciudades: ['Miramar'],
      tipoPropiedad: ['departamento'],
      ambientes: [pick(['1', '2', '3', '4+'])],
    }),
  ],
  [
    3,
    (pick) => ({
      operacion: 'alquiler',
      tipoPropiedad: ['casa'],
      dormitorios: [pick(['2', '3', '4', '5+'])],
      periodo: pick(MONTHS),
      fraccion: pick(QUINCENAS),
    }),
  ],
  [
    2,
    (pick) => ({
      operacion: 'alquiler',
      tipoPropiedad: ['casa'],
      periodo: pick(MONTHS),
      fraccion: pick(QUINCENAS),
      moneda: 'ARS',
      precioDesde: pick([100_000, 300_000]),
      precioHasta: pick([600_000, 1_200_000]),
    }),
  ],
  [
    2,
    (pick) => ({
      operacion: 'alquiler',
      tipoPropiedad: ['casa', 'departamento'],
      servicios: [pick(SERVICES), 'parrilla', 'wi-fi'],
    }),
  ],
  [
    2,
    (pick) => ({
      operacion: 'venta',
      ciudades: [pick(['Miramar', 'Mar del Plata'])],
      moneda: 'USD',
      precioDesde: pick([30_000, 60_000]),
      precioHasta: pick([90_000, 200_000]),
    }),
  ],
  [
    1,
    () => ({
      operacion: 'alquiler',
      ciudades: ['Mar del Sur'],
      tipoPropiedad: ['local'],
      servicios: ['pileta', 'mascotas'],
    }),
  ],
  [1, () => ({ operacion: 'alquiler', destacado: 1, periodo: 'Enero', fraccion: 'Semana' })],
  [1, (pick) => ({ operacion: 'alquiler', servicios: [pick(SERVICES)] })],
  [1, (pick) => ({ operacion: 'alquiler', periodo: pick(MONTHS), moneda: 'ARS', orden: pick(SORTS) })],
  [1, (pick) => ({ operacion: 'venta', moneda: 'USD', orden: pick(SORTS) })],
  [
    2,
    (pick) => ({
      operacion: 'alquiler',
      personas: [pick(['2', '4', '6', '8'])],
      banos: [pick(['1', '2', '3'])],
    }),
  ],
];

/**
 * The mix of searches, the same each time: addresses of `buscarInmueblesFiltros` with page, filters and sort.
 * @param {number} [seed]
 * @returns {string[]}
 */
export function searchMix(seed = 13) {
  const random = randomOf(seed);
  const pick = (options) => options[Math.floor(random() * options.length)];
  const shapes = SHAPES.flatMap(([weight, make]) => Array.from({ length: weight }, () => make));
  return Array.from({ length: SEARCHES }, () => {
    const fields = { pagina: pick([1, 1, 1, 2, 3]), ...pick(shapes)(pick) };
    return `/api/inmueble/busqueda/buscarInmueblesFiltros?${queryOf(fields)}`;
  });
}

/** Probability of each filter in a random search. */
const FILTERED = 0.35;

/**
 * Different searches with random filters, sorts and pages, the same each time, as addresses of `buscarInmueblesFiltros`. Answers to the mix
 * are cached; these are requested once each.
 * @param {number} count
 * @param {number} seed
 * @returns {string[]}
 */
function randomSearches(count, seed) {
  const random = randomOf(seed);
  const pick = (options) => options[Math.floor(random() * options.length)];
  const maybe = (fields) => (random() < FILTERED ? fields() : {});
  const some = (options) => [pick(options), pick(options)];
  const thousands = (least, most) => 1_000 * Math.round(least + random() * (most - least));
  const make = () => ({
    operacion: pick(['alquiler', 'alquiler', 'venta']),
    ...maybe(() => ({ ciudades: some(['Miramar', 'Mar del Plata', 'Mar del Sur']) })),
    ...maybe(() => ({ tipoPropiedad: some(['casa', 'departamento', 'local']) })),
    ...maybe(() => ({ ambientes: [pick(['1', '2', '3', '4+'])] })),
    ...maybe(() => ({ dormitorios: some(['1', '2', '3', '4', '5+']) })),
    ...maybe(() => ({ banos: [pick(['1', '2', '3'])] })),
    ...maybe(() => ({ servicios: some(SERVICES) })),
  });
  const ofRental = () => ({
    ...maybe(() => ({ personas: [pick(['2', '4', '6', '8'])] })),
    ...maybe(() => ({ periodo: pick(MONTHS), fraccion: pick(QUINCENAS) })),
    ...maybe(() => ({ moneda: 'ARS', precioDesde: thousands(50, 400), precioHasta: thousands(500, 1_500) })),
  });
  const ofSale = () =>
    maybe(() => ({ moneda: 'USD', precioDesde: thousands(30, 90), precioHasta: thousands(100, 400) }));
  const searches = new Set();
  while (searches.size < count) {
    const filters = make();
    const others = filters.operacion === 'venta' ? ofSale() : ofRental();
    const range = maybe(() => ({ orden: pick(SORTS) }));
    const fields = { ...filters, ...others, ...range, pagina: 1 + Math.floor(random() * random() * 10) };
    searches.add(`/api/inmueble/busqueda/buscarInmueblesFiltros?${queryOf(fields)}`);
  }
  return [...searches];
}

/** More than one measurement sends. */
const MOST_SENT = 60_000;
const SEEDS = { first: 17, growth: 18, changing: 19, level: 20 };

/**
 * Searches that no other measurement sends.
 * @param {keyof typeof SEEDS} measurement
 */
export function differentSearches(measurement) {
  return randomSearches(MOST_SENT, SEEDS[measurement]);
}

/** @param {Record<string, string | number | string[]>} fields */
function queryOf(fields) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) new Set(value).forEach((one) => query.append(`${name}[]`, one));
    else query.set(name, String(value));
  }
  return query.toString();
}

/**
 * Seeded random number generator (mulberry32), so that runs are comparable.
 * @param {number} seed
 */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
