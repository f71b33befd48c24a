import { query } from './databases.mjs';
import { searchMix } from './searches.mjs';

/**
 * What is asked.
 * @typedef {object} Scenario
 * @property {string} name short, and a file name
 * @property {string} title for the report
 * @property {string[]} paths asked in turn
 * @property {Record<string, string>} [headers]
 * @property {number} [goal] of the table of goals: the least part of this server's constant answer
 * @property {number} [bareGoal] the same for bare node:http
 */

const BROWSER = { 'accept-encoding': 'br', accept: 'text/html' };
const SAMPLE = 100;

/**
 * The calls and pages that anybody may ask for, on one database.
 * @param {string} databaseUrl
 * @returns {Promise<Scenario[]>}
 */
export async function publicScenarios(databaseUrl) {
  const sample = await query(
    databaseUrl,
    `SELECT code, listing_id AS id, town FROM search ORDER BY md5(code) LIMIT ${SAMPLE}`,
  );
  const sheets = sample.map(({ code }) => `/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`);
  const related = sample.map(
    ({ id, town }) =>
      `/api/inmueble/ver/verPropiedadesRelacionadas?${new URLSearchParams({ id, localidad: town, tipoOperacion: 'alquiler' })}`,
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
    { name: 'sheet', title: 'sheet, JSON (100 codes)', paths: sheets, goal: 0.5 },
    { name: 'dollar', title: 'dollar', paths: ['/api/dolar/getDollarRate'] },
    { name: 'averages', title: 'averages', paths: ['/api/promedioPrecio/obtenerPromedios'] },
    { name: 'featured', title: 'featured', paths: ['/api/inmueble/ver/verInmueblesDestacados'] },
    { name: 'latest', title: 'latest', paths: ['/api/inmueble/ver/verInmueblesUltimos'] },
    { name: 'related', title: 'related (100 listings)', paths: related },
    ...pages(sample),
  ];
}

function pages(sample) {
  const page = (name, title, paths) => ({ name, title, paths, headers: BROWSER, goal: 0.6 });
  return [
    page('page-home', 'page: home', ['/']),
    page('page-results', 'page: results (4 searches)', [
      '/resultado-busqueda/Alquiler/Todas/Todas',
      '/resultado-busqueda/Alquiler/Miramar/Casa',
      '/resultado-busqueda/Alquiler/Miramar/Departamento',
      '/resultado-busqueda/Venta/Todas/Todas',
    ]),
    page(
      'page-sheet',
      'page: sheet (100 codes)',
      sample.map(({ code }) => `/ver-ficha-inmueble/${code}`),
    ),
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
      '/api/inmueble/obtener/verAltas?pagina=1&operacion=alquiler&pagado=0',
    ),
    list('pending', 'pending listings', '/api/inmueble/obtener/verPendientes?pagina=1'),
    list('contacts', 'contacts', '/api/contacto/verContactos?pagina=1'),
    list('inquiries', 'inquiries', '/api/consulta/verConsultas?pagina=1'),
    list('polling', 'the polled counters', '/api/notificaciones/contarPendientes'),
  ];
}
