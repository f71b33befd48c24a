import { spawn } from 'node:child_process';
import pg from 'pg';
import { migrate } from '../lib/migrate.mjs';
import { ENTRY, ROOT } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';

/** Fixed seed, so that the listings are always the same. */
const SEED = '2002';
const A_DAY = '1 day';

/** @param {string} url of a database @param {string} name of another one on the same server */
export function databaseUrl(url, name) {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/**
 * A database with that many listings, filled by the product's own seeding (demo/load/bulk-load) unless it is there already.
 * @param {{ server: string, listings: number, env: NodeJS.ProcessEnv & { DATABASE_URL: string } }} options `server` is the address of a role that may create databases
 * @returns {Promise<{ outcome: string }>}
 */
export async function fillDatabase({ server, listings, env }) {
  const { DATABASE_URL: url } = env;
  const { pathname, username } = new URL(url);
  await createMissing(server, { name: pathname.slice(1), owner: username });
  await migrate(env);
  const [{ count }] = await query(url, 'SELECT count(*)::int AS count FROM listings');
  if (count >= listings) return { outcome: 'already there' };
  const started = performance.now();
  await seed(env, listings);
  await query(
    url,
    `INSERT INTO exchange_rates (currency, value, source, fetched_at) VALUES ('USD', 1450, 'bench', now())
     ON CONFLICT (currency) DO NOTHING`,
  );
  await query(url, 'VACUUM');
  return { outcome: `${Math.round(listings / ((performance.now() - started) / 1_000))} listings a second` };
}

/**
 * Keeps the exchange rate fresh for a day, because the benchmark has no source of rates.
 * @param {string} url
 */
export async function freshenRate(url) {
  await query(url, `UPDATE exchange_rates SET fetched_at = now() + interval '${A_DAY}'`);
}

/** @param {string} url @param {string} sql @param {unknown[]} [values] @returns {Promise<Record<string, any>[]>} */
export async function query(url, sql, values = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

async function createMissing(server, { name, owner }) {
  const found = await query(server, 'SELECT FROM pg_database WHERE datname = $1', [name]);
  if (found.length === 0) await query(server, `CREATE DATABASE ${name} OWNER ${owner}`);
}

function seed(env, listings) {
  const args = ['--listings', String(listings), '--seed', SEED];
  const child = spawn(process.execPath, [ENTRY.seed, ...args], { cwd: ROOT, env, stdio: 'ignore' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code === 0
        ? resolve(undefined)
        : reject(new Problem(`Seeding was ended (${signal ?? `code ${code}`}).`)),
    );
  });
}
