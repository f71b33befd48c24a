import { fromProduct } from '../lib/paths.mjs';
import { query } from './databases.mjs';
import { differentSearches, searchMix } from './searches.mjs';

/**
 * Requests of the benchmark.
 * @typedef {object} Scenario
 * @property {string} name short, and a file name
 * @property {string} title for the report
 * @property {string[]} paths asked in turn
 * @property {Record<string, string>} [headers]
 * @property {'first' | 'kept'} [when] `first`: each address is requested only once; `kept`: again, while its response is cached
 * @property {number} [goal] minimum throughput, as a part of this server's constant answer
 * @property {number} [bareGoal] the same for bare node:http
 */

const BROWSER = { 'accept-encoding': 'br', accept: 'text/html' };
const SAMPLE = 100;
/** More than the rounds can request. */
const ASKED_ONCE = 20_000;

/**
 * Requests of the public calls and pages, on one database.
 * @param {string} databaseUrl
 * @returns {Promise<Scenario[]>}
 */
export async function publicScenarios(databaseUrl) {
  const rows = await query(
    databaseUrl,
    `SELECT code, listing_id AS id, town FROM search ORDER BY md5(code) LIMIT ${SAMPLE + ASKED_ONCE}`,
  );
  const all = /** @type {{ code: string, id: number, town: string }[]} */ (rows);
  const sample = all.slice(0, SAMPLE);
  const sheet = ({ code }) => `/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`;
  const sheets = sample.map(sheet);
  const sheetsAskedOnce = all.slice(SAMPLE).map(sheet);
  const related = sample.map(
    ({ id, town }) =>
      `/api/inmueble/ver/verPropiedadesRelacionadas?${new URLSearchParams({ id: String(id), localidad: town, tipoOperacion: 'alquiler' })}`,
  );
  return [
    { name: 'live', title: '`health/live` (does nothing)', paths: ['/api/health/live'], bareGoal: 0.4 },
    { name: 'services', title: 'services', paths: ['/api/servicios/verServicios'], goal: 0.5 },
    {
      name: 'codes',
      title: 'codes to try',
      paths: ['/api/inmueble/obtener/obtenerCodigosInmuebles'],
      goal: 0.5,
    },
    { name: 'sheet', title: 'sheet, JSON, kept (100 codes)', paths: sheets, when: 'kept', goal: 0.5 },
    {
      name: 'random-first',
      title: 'search, first answers (random)',
      paths: differentSearches('first'),
      when: 'first',
      goal: 0.3,
    },
    { name: 'sheet-first', title: 'sheet, JSON, first answers', paths: sheetsAskedOnce, when: 'first' },
    { name: 'dollar', title: 'dollar', paths: ['/api/dolar/getDollarRate'] },
    { name: 'averages', title: 'averages', paths: ['/api/promedioPrecio/obtenerPromedios'] },
    { name: 'featured', title: 'featured', paths: ['/api/inmueble/ver/verInmueblesDestacados'] },
    { name: 'latest', title: 'latest', paths: ['/api/inmueble/ver/verInmueblesUltimos'] },
    { name: 'related', title: 'related, kept (100 listings)', paths: related, when: 'kept' },
    ...(await mapWindows(databaseUrl)),
    ...pages(sample, all.slice(SAMPLE)),
  ];
}

/** Half the sides of a window of 1,000 × 600 pixels on this coast, in degrees at zoom 0; they halve at each zoom. */
const WINDOW = { latitude: 330, longitude: 700 };
const ZOOMS = [11, 12, 13, 14, 15, 16, 17];
const KEPT_WINDOWS = 20;
const WINDOWS = 30_000;

/** Windows of the map around listings, at zooms from the coast to a block. @param {string} databaseUrl @returns {Promise<Scenario[]>} */
async function mapWindows(databaseUrl) {
  const { tilesOf, writeTiles } = await fromProduct('common/search/map/map-tiles.js');
  const places = await query(
    databaseUrl,
    `SELECT latitude::float8 AS latitude, longitude::float8 AS longitude FROM search WHERE latitude IS NOT NULL ORDER BY md5(code) LIMIT ${WINDOWS}`,
  );
  const windows = places.map(({ latitude, longitude }, at) => {
    const zoom = ZOOMS[at % ZOOMS.length] ?? 0;
    const [high, wide] = [WINDOW.latitude / 2 ** zoom, WINDOW.longitude / 2 ** zoom];
    const area = {
      south: latitude - high,
      west: longitude - wide,
      north: latitude + high,
      east: longitude + wide,
    };
    const tiles = writeTiles(tilesOf(area, zoom));
    return `/api/inmueble/mapa/agruparInmueblesParaMapa?${new URLSearchParams({ zoom: String(zoom), teselas: tiles })}`;
  });
  const unique = [...new Set(windows)];
  /** @type {Pick<Scenario, 'headers' | 'goal'>} */
  const common = { headers: { 'accept-encoding': 'br' }, goal: 0.33 };
  return [
    {
      ...common,
      name: 'map',
      title: `map window, kept (${KEPT_WINDOWS} windows)`,
      paths: unique.slice(0, KEPT_WINDOWS),
      when: 'kept',
    },
    {
      ...common,
      name: 'map-first',
      title: 'map window, first answers',
      paths: unique.slice(KEPT_WINDOWS),
      when: 'first',
    },
  ];
}

/** @returns {Scenario[]} */
function pages(sample, askedOnce) {
  /** @returns {Scenario} */
  const page = (name, title, paths) => ({ name, title, paths, headers: BROWSER, when: 'kept', goal: 0.6 });
  const sheet = ({ code }) => `/ver-ficha-inmueble/${code}`;
  return [
    page('page-home', 'page: home', ['/']),
    page('page-results', 'page: results, kept (4 searches)', [
      '/resultado-busqueda/Alquiler/Todas/Todas',
      '/resultado-busqueda/Alquiler/Miramar/Casa',
      '/resultado-busqueda/Alquiler/Miramar/Departamento',
      '/resultado-busqueda/Venta/Todas/Todas',
    ]),
    page('page-sheet', 'page: sheet, kept (100 codes)', sample.map(sheet)),
    {
      name: 'page-sheet-first',
      title: 'page: sheet, first answers',
      paths: askedOnce.toReversed().map(sheet),
      headers: BROWSER,
      when: 'first',
    },
    page('page-averages', 'page: averages', ['/promedios-precios']),
    page('page-tariffs', 'page: tariffs', ['/tarifas']),
  ];
}

/** The mix of 600 searches. @param {string} name @param {string} size in words @returns {Scenario} */
export function searchScenario(name, size) {
  return { name, title: `search, ${size} (mix of 600)`, paths: searchMix(), goal: 0.75, bareGoal: 0.3 };
}

/**
 * Requests of the operator's screens.
 * @param {string} databaseUrl
 * @param {string} cookie of a session
 * @returns {Promise<Scenario[]>}
 */
export async function operatorScenarios(databaseUrl, cookie) {
  const pending = await query(
    databaseUrl,
    `SELECT id FROM listings WHERE status = 'pending' ORDER BY md5(id::text) LIMIT ${SAMPLE}`,
  );
  /** @returns {Scenario} */
  const list = (name, title, ...paths) => ({ name, title, paths, headers: { cookie } });
  return [
    list('active', 'active listings, first page', '/api/inmueble/obtener/verAltas?pagina=1'),
    list(
      'active-unpaid',
      'active, filtered by operation and payment',
      '/api/inmueble/obtener/verAltas?pagina=1&tipoOperacion=alquiler&pagado=0',
    ),
    list('pending', 'pending listings', '/api/inmueble/obtener/verPendientes?pagina=1'),
    list(
      'findings',
      'findings of a pending notice (100 notices)',
      ...pending.map(({ id }) => `/api/inmueble/ver/verHallazgos?id=${id}`),
    ),
    list('contacts', 'contacts', '/api/contacto/verContactos?pagina=1'),
    list('inquiries', 'inquiries', '/api/consulta/verConsultas?pagina=1'),
    list('polling', 'the polled counters', '/api/notificaciones/contarPendientes'),
  ];
}
