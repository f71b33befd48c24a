import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENTRY } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';
import { query } from './databases.mjs';
import { quantile } from './load.mjs';
import { indexReady, startServer } from './servers.mjs';

/** The first fortnight of January, by name and as stored (common/pricing/periods.ts). */
const PERIOD = { name: 'Enero', id: 2 };
const FRACTION = { name: '1º Quincena', id: 2 };
/** Half the side of the area around a listing, in degrees: about 10 m. */
const AROUND = 0.0001;
const PATIENCE_MS = 5_000;
/** Pause after each change, so that the work that follows it does not affect the next measurement. */
const PAUSE_MS = 200;

/**
 * Milliseconds from the commit of a change until a search shows it: in the process that made the change, and in another one.
 * @typedef {{ p50: number, p99: number }} Delay
 * @typedef {{ own: Delay, other: Delay, changes: number }} Freshness
 */

/**
 * Marks a price of one listing after another as rented and free again, and repeats a search for the listing in the process that makes the
 * changes and in a second one, until its answer has changed. There are at most five changes per second. The commit is the moment at which
 * PostgreSQL announces it to a connection of the benchmark.
 * @param {{ server: import('./servers.mjs').Server, env: NodeJS.ProcessEnv & { DATABASE_URL: string }, cookie: string, listings: number, folder: string }} options
 *   `server` makes the changes; `folder` gets the log of the second process
 * @returns {Promise<Freshness>}
 */
export async function measureFreshness({ server, env, cookie, listings, folder }) {
  const second = await startServer({ name: 'web-second', entry: ENTRY.web, env, folder });
  const announcements = await listen(env.DATABASE_URL);
  try {
    await indexReady(second);
    const servers = [server, second];
    /** @type {[number[], number[]]} */
    const delays = [[], []];
    for (const { id, path } of await changedPrices(env.DATABASE_URL, listings)) {
      for (const rented of [true, false]) {
        const watched = servers.map(({ url }) => url + path);
        const before = await Promise.all(watched.map(read));
        const committed = announcements.next();
        const write = mark({ url: server.url, cookie, id, rented });
        const at = await committed;
        const shown = await Promise.all(watched.map((url, which) => shownAt(url, before[which])));
        await write;
        shown.forEach((moment, which) => delays[which].push(Math.max(0, moment - at)));
        await sleep(PAUSE_MS);
      }
    }
    const [own, other] = delays.map(summary);
    return { own, other, changes: delays[0].length };
  } finally {
    await announcements.end();
    await second.stop();
  }
}

/** Moments at which PostgreSQL announces changed content, on the clock of `performance.now()`. */
async function listen(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('LISTEN content');
  return {
    /** @returns {Promise<number>} */
    next: () => new Promise((resolve) => client.once('notification', () => resolve(performance.now()))),
    end: () => client.end(),
  };
}

/** Public rentals with a price of the period and nothing rented, which could take its nights too, and a search that finds each of them. */
export async function changedPrices(databaseUrl, count) {
  const rows = await query(
    databaseUrl,
    `SELECT s.listing_id AS id, s.latitude::float8 AS latitude, s.longitude::float8 AS longitude
     FROM search s JOIN prices p ON p.listing_id = s.listing_id
     WHERE p.period = $1 AND p.fraction = $2 AND s.latitude IS NOT NULL
       AND NOT EXISTS (SELECT FROM prices o WHERE o.listing_id = p.listing_id AND o.rented)
     ORDER BY md5(s.code) LIMIT $3`,
    [PERIOD.id, FRACTION.id, count],
  );
  return rows.map(({ id, latitude, longitude }) => ({ id, path: searchAround(latitude, longitude) }));
}

function searchAround(latitude, longitude) {
  const area = [latitude - AROUND, longitude - AROUND, latitude + AROUND, longitude + AROUND];
  const asked = {
    operacion: 'alquiler',
    periodo: PERIOD.name,
    fraccion: FRACTION.name,
    zona: area.map((degrees) => degrees.toFixed(5)).join(','),
  };
  return `/api/inmueble/busqueda/buscarInmueblesFiltros?${new URLSearchParams(asked)}`;
}

/** @throws Problem unless the answer has listings */
async function read(url) {
  const response = await fetch(url);
  const body = await response.text();
  if (!response.ok || JSON.parse(body).total === 0)
    throw new Problem(`${url} finds nothing: ${body.slice(0, 200)}`);
  return body;
}

async function shownAt(url, before) {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    if ((await read(url)) !== before) return performance.now();
    await sleep(1);
  }
  throw new Problem(`A change is not shown by ${url}.`);
}

/** Marks the price as rented, or free again. */
export async function mark({ url, cookie, id, rented }) {
  const response = await fetch(`${url}/api/inmueble/actualizar/marcarAlquilado`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({
      idInmueble: id,
      periodo: PERIOD.name,
      fraccion: FRACTION.name,
      alquilado: rented,
    }),
  });
  if (!response.ok) throw new Problem(`${response.url} answered ${response.status}.`);
}

/** @param {number[]} times @returns {Delay} */
function summary(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}
