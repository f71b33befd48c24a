import { setTimeout as sleep } from 'node:timers/promises';
import { query } from './databases.mjs';
import { quantile } from './load.mjs';

const CLIENTS = 20;
/** Addresses that the proxy states: those of the crowd are of one network. */
const CROWD = '198.51.100.9';
const VISITOR = '203.0.113.7';
/** Between two requests of the visitor. */
const PAUSE_MS = 50;
const SHEETS = 200;
const DAY_MS = 86_400_000;
const FIRST_ARRIVAL = Date.UTC(2027, 0, 2);

/**
 * The 95th percentile of a visitor's pages in milliseconds, alone and while a crowd asks.
 * @typedef {{ quiet: number, crowded: number, ratio: number }} Waiting
 * @typedef {{ home: Waiting, sheet: Waiting, refused: number }} Crowd `refused`: part of the crowd's requests that were answered with an error status
 */

/**
 * Measures how long another visitor waits while twenty clients of one network ask, without a pause, what costs most and is allowed.
 * @param {{ server: import('./servers.mjs').Server, env: { DATABASE_URL: string }, rounds: number, seconds: number }} options
 * @returns {Promise<Crowd>}
 */
export async function measureCrowd({ server, env, rounds, seconds }) {
  const rows = await query(
    env.DATABASE_URL,
    `SELECT code FROM search ORDER BY md5(code) LIMIT ${SHEETS * rounds}`,
  );
  const sheets = /** @type {{ code: string }[]} */ (rows).map(({ code }) => `/ver-ficha-inmueble/${code}`);
  const times = { quiet: { home: [], sheet: [] }, crowded: { home: [], sheet: [] } };
  const asked = { count: 0, refused: 0 };
  for (let round = 0; round < rounds; round++) {
    const paths = sheets.slice(round * SHEETS, (round + 1) * SHEETS);
    await visit({ server, paths, seconds, into: times.quiet });
    const ended = new AbortController();
    const crowd = Array.from({ length: CLIENTS }, (_, client) =>
      ask({ server, from: (round * CLIENTS + client) * 1_000_000, signal: ended.signal, asked }),
    );
    await visit({ server, paths, seconds, into: times.crowded });
    ended.abort();
    await Promise.all(crowd);
  }
  const p95 = (list) =>
    quantile(
      list.toSorted((a, b) => a - b),
      0.95,
    );
  const waiting = (page) => {
    const [quiet, crowded] = [p95(times.quiet[page]), p95(times.crowded[page])];
    return { quiet, crowded, ratio: crowded / quiet };
  };
  return { home: waiting('home'), sheet: waiting('sheet'), refused: asked.refused / asked.count };
}

/** Opens the home page and a sheet in turn. */
async function visit({ server, paths, seconds, into }) {
  const until = performance.now() + seconds * 1_000;
  for (let at = 0; performance.now() < until; at++) {
    into.home.push(await timed(`${server.url}/`));
    into.sheet.push(await timed(server.url + paths[at % paths.length]));
    await sleep(PAUSE_MS);
  }
}

async function timed(url) {
  const started = performance.now();
  const response = await fetch(url, { headers: { 'x-forwarded-for': VISITOR, accept: 'text/html' } });
  await response.arrayBuffer();
  return performance.now() - started;
}

/** Asks one question after another, none of them twice. */
async function ask({ server, from, signal, asked }) {
  for (let at = from; !signal.aborted; at++) {
    const response = await fetch(server.url + dearQuestion(at), { headers: { 'x-forwarded-for': CROWD } });
    await response.arrayBuffer();
    asked.count += 1;
    if (!response.ok) asked.refused += 1;
  }
}

/** Stays that nobody has asked for, a flexible one, the whole map under filters, a whole list, a page that has to be rendered. */
function dearQuestion(at) {
  const arrival = new Date(FIRST_ARRIVAL + (at % 90) * DAY_MS);
  const leaving = new Date(arrival.getTime() + (7 + (at % 20)) * DAY_MS);
  const [llegada, salida] = [arrival, leaving].map((day) => day.toISOString().slice(0, 10));
  const stay = {
    operacion: 'alquiler',
    llegada,
    salida,
    precioHasta: String(500_000 + (at % 1_000_000)),
    moneda: 'ARS',
  };
  const search = '/api/inmueble/busqueda/buscarInmueblesFiltros';
  const questions = [
    [search, { ...stay, pagina: '1', orden: 'precio-menor' }],
    [
      search,
      { operacion: 'alquiler', noches: '7', pagina: '1', precioHasta: stay.precioHasta, moneda: 'ARS' },
    ],
    [
      '/api/inmueble/mapa/obtenerInmueblesParaMapa',
      { operacion: 'alquiler', precioHasta: stay.precioHasta, moneda: 'ARS' },
    ],
    [search, stay],
    ['/resultado-busqueda/Alquiler/Todas/Todas', { llegada, salida, personas: String(1 + (at % 12)) }],
  ];
  const [path, parameters] = questions[at % questions.length];
  return `${path}?${new URLSearchParams(parameters)}`;
}
