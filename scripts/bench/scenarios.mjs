import { query } from './databases.mjs';
import { searchMix } from './searches.mjs';

/**
 * What is asked.
 * @typedef {object} Scenario
 * @property {string} name short, and a file name
 * @property {string} title for the report
 * @property {string[]} paths asked in turn
 * @property {Record<string, string>} [headers]
 * @property {'first' | 'kept'} [when] whether each address is asked only once, or again while its answer is kept
 * @property {number} [goal] of the table of goals: the least part of this server's constant answer
 * @property {number} [bareGoal] the same for bare node:http
 */

const BROWSER = { 'accept-encoding': 'br', accept: 'text/html' };
const SAMPLE = 100;
/** More than one round can request. */
const ASKED_ONCE = 20_000;

/**
 * The calls and pages that anybody may ask for, on one database.
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
    { name: 'sheet-first', title: 'sheet, JSON, first answers', paths: sheetsAskedOnce, when: 'first' },
    { name: 'dollar', title: 'dollar', paths: ['/api/dolar/getDollarRate'] },
    { name: 'averages', title: 'averages', paths: ['/api/promedioPrecio/obtenerPromedios'] },
    { name: 'featured', title: 'featured', paths: ['/api/inmueble/ver/verInmueblesDestacados'] },
    { name: 'latest', title: 'latest', paths: ['/api/inmueble/ver/verInmueblesUltimos'] },
    { name: 'related', title: 'related, kept (100 listings)', paths: related, when: 'kept' },
    ...pages(sample, all.slice(SAMPLE)),
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

/** What the operator's screens ask for; `cookie` is a session's. @param {string} cookie @returns {Scenario[]} */
export function operatorScenarios(cookie) {
  const list = (name, title, path) => ({ name, title, paths: [path], headers: { cookie } });
  return [
    list('active', 'active listings, first page', '/api/inmueble/obtener/verAltas?pagina=1'),
    list(
      'active-unpaid',
      'active, filtered by operation and payment',
      '/api/inmueble/obtener/verAltas?pagina=1&tipoOperacion=alquiler&pagado=0',
    ),
    list('pending', 'pending listings', '/api/inmueble/obtener/verPendientes?pagina=1'),
    list('contacts', 'contacts', '/api/contacto/verContactos?pagina=1'),
    list('inquiries', 'inquiries', '/api/consulta/verConsultas?pagina=1'),
    list('polling', 'the polled counters', '/api/notificaciones/contarPendientes'),
  ];
}
