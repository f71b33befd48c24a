/** Number of different searches in the mix, as issue 13 requires. */
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
