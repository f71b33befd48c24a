import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort, portProblem } from './ports.mjs';
import { findBinaries } from './postgres-binaries.mjs';
import { clusterPath, prepareCluster, ROLE } from './postgres-cluster.mjs';
import { findServer, startServer, stopServer } from './postgres-server.mjs';
import { Problem } from './problem.mjs';
import { isAlive, waitForExit } from './processes.mjs';
import { databaseAccount } from './service-account.mjs';
import { writeSynced } from './synced-file.mjs';

/**
 * An embedded PostgreSQL that needs only what `npm ci` installs.
 * @typedef {object} EmbeddedPostgres
 * @property {string} url connects as the owner of all objects
 * @property {() => Promise<string>} openRuntimeRole URL of the role that the product runs as, with a new password
 * @property {number} port
 * @property {boolean} adopted it was already running
 * @property {string} outcome in words
 * @property {() => boolean} isRunning
 * @property {(environment?: Record<string, string>) => Promise<void>} restart starts it again, on the same port, after it died
 * @property {(mode?: 'fast' | 'immediate') => Promise<void>} stop
 */

/** Connections: two web processes, two workers and other clients (docs/operations.md, Connections). */
const PARAMETERS = { max_connections: '200', shared_buffers: '128MB', log_min_messages: 'warning' };

/** For tests: faster, without durability. */
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** For loading many rows: a table that was truncated in the transaction is written without WAL, and no checkpoint or vacuum runs beside it. */
const LOADING = {
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '16GB',
  shared_buffers: '1GB',
  autovacuum: 'off',
};

/**
 * Starts the database of a data folder, or uses it if it already runs.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {number} [options.port] if unset, the one used before or a free one
 * @param {readonly number[]} [options.reserved] ports that it does not choose, because other programs will listen on them
 * @param {boolean} [options.durable]
 * @param {boolean} [options.loading] for loading many rows
 * @param {(text: string) => void} [options.say] gets messages about unusual events
 * @returns {Promise<EmbeddedPostgres>}
 */
export async function startEmbeddedPostgres({
  dataDir,
  port: wanted,
  reserved = [],
  durable = true,
  loading = false,
  say = () => undefined,
}) {
  const account = databaseAccount(clusterPath(dataDir));
  const binaries = findBinaries(account, say);
  const { folder, password } = await prepareCluster({ dataDir, binaries, account, say });
  const parameters = { ...PARAMETERS, ...(durable ? {} : NOT_DURABLE), ...(loading ? LOADING : {}) };
  const start = (port, environment) =>
    startServer({ folder, binaries, account, port, parameters, environment });

  const stop = (mode) => stopServer({ folder, binaries, account, mode });

  const running = await runningServer(folder, password);
  const port = running?.port ?? (await choosePort({ dataDir, wanted, reserved }));
  const url = urlOf(port, password);
  try {
    if (!running) await start(port);
    writeSynced(portFile(dataDir), `${port}\n`);
    await createDatabase(url);
  } catch (error) {
    if (!running) await stop();
    throw error;
  }
  return {
    url,
    openRuntimeRole: () => openRuntimeRole(url),
    port,
    adopted: running !== undefined,
    outcome: `${running ? 'was already running' : 'started'} on port ${port}`,
    isRunning: () => findServer(folder) !== undefined,
    restart: (environment) => start(port, environment),
    stop,
  };
}

/** @param {number} port @param {string} password @param {string} [database] */
const urlOf = (port, password, database = ROLE) =>
  `postgres://${ROLE}:${password}@127.0.0.1:${port}/${database}`;

/** Waits for a server that is stopping or starting. */
async function runningServer(folder, password) {
  const server = findServer(folder);
  if (!server) return undefined;
  const until = Date.now() + 30_000;
  while (Date.now() < until && isAlive(server.pid)) {
    if (await answers(urlOf(server.port, password, 'postgres'))) return server;
    await sleep(200);
  }
  if (await waitForExit(server.pid, 0)) return undefined;
  throw new Problem(
    `PostgreSQL (process ${server.pid}) runs on ${folder} but does not answer: stop it with kill ${server.pid}.`,
  );
}

const portFile = (dataDir) => path.join(dataDir, 'postgres.port');

/** Keeps the port between starts if possible, so that connected tools find it again. */
async function choosePort({ dataDir, wanted, reserved }) {
  if (wanted) {
    if (await portProblem(wanted, '127.0.0.1'))
      throw new Problem(`PG_PORT ${wanted} is taken: set another, or none.`);
    return wanted;
  }
  const before = Number(readIfThere(portFile(dataDir)));
  const isUsable = before && !reserved.includes(before) && !(await portProblem(before, '127.0.0.1'));
  return isUsable ? before : findFreePort(reserved);
}

async function answers(url) {
  const client = await newClient(url);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    if (error.code === WRONG_PASSWORD) throw wrongPassword();
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Role of web and worker; the migration gives it its privileges (docs/decisions/0064). */
const RUNTIME_ROLE = `${ROLE}_app`;

/** The password is new for each run of the product, so that it is stored nowhere. */
async function openRuntimeRole(url) {
  const password = randomBytes(24).toString('base64url');
  const client = await newClient(url);
  try {
    await client.connect();
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [RUNTIME_ROLE]);
    await client.query(
      `${rowCount === 0 ? 'create' : 'alter'} role ${RUNTIME_ROLE} login password '${password}'`,
    );
  } finally {
    await client.end();
  }
  return url.replace(/\/\/[^@]*@/, `//${RUNTIME_ROLE}:${password}@`);
}

const WRONG_PASSWORD = '28P01';

function wrongPassword() {
  return new Problem(
    "The password kept in postgres.password is not the database's: delete that file to have a new one set.",
  );
}

async function createDatabase(url) {
  const client = await newClient(url.replace(/\/[^/]*$/, '/postgres'));
  try {
    await client.connect();
    const { rowCount } = await client.query('select from pg_database where datname = $1', [ROLE]);
    if (rowCount === 0) await client.query(`create database ${ROLE}`);
  } catch (error) {
    throw error.code === WRONG_PASSWORD ? wrongPassword() : error;
  } finally {
    await client.end();
  }
}

/** Imported dynamically, because this file is loaded before the installation. */
async function newClient(connectionString) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  return client;
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
