import { fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { query } from './databases.mjs';
import { quantile } from './load.mjs';

/** The address that the proxy states; the crowd has another one. */
const VISITOR = '203.0.113.7';
/** Between two requests of the visitor. */
const PAUSE_MS = 20;
const CROWD = fileURLToPath(new URL('crowd-clients.mjs', import.meta.url));
/** Of a visit; each is opened for the first time. */
const SHEETS = 200;

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
    `SELECT code FROM search ORDER BY md5(code) LIMIT ${2 * SHEETS * rounds}`,
  );
  const sheets = /** @type {{ code: string }[]} */ (rows).map(({ code }) => `/ver-ficha-inmueble/${code}`);
  const times = { quiet: { home: [], sheet: [] }, crowded: { home: [], sheet: [] } };
  const asked = { count: 0, refused: 0 };
  for (let round = 0; round < rounds; round++) {
    const [first, second] = [2 * round, 2 * round + 1].map((at) =>
      sheets.slice(at * SHEETS, (at + 1) * SHEETS),
    );
    await visit({ server, paths: first, seconds, into: times.quiet });
    const crowd = fork(CROWD, [server.url, String(round)]);
    // Clients have machines of their own: they take only the processor time that the server and the visitor leave.
    os.setPriority(crowd.pid ?? 0, os.constants.priority.PRIORITY_LOW);
    await visit({ server, paths: second, seconds, into: times.crowded });
    crowd.send('end');
    const [{ count, refused }] = await once(crowd, 'message');
    asked.count += count;
    asked.refused += refused;
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
