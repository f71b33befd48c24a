import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort, portProblem } from './ports.mjs';
import { findBinaries } from './postgres-binaries.mjs';
import { ADMIN_ROLE, clusterPath, prepareCluster, ROLE } from './postgres-cluster.mjs';
import { asRole, prepareRoles, urlOf } from './postgres-roles.mjs';
import { findServer, startServer, stopServer } from './postgres-server.mjs';
import { Problem } from './problem.mjs';
import { isAlive, waitForExit } from './processes.mjs';
import { databaseAccount } from './service-account.mjs';
import { writeSynced } from './synced-file.mjs';

/**
 * An embedded PostgreSQL that needs only what `npm ci` installs.
 * @typedef {object} EmbeddedPostgres
 * @property {string} url connects as the owner of all objects, who is no superuser
 * @property {string} adminUrl connects as the superuser, who creates databases
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
  const { folder, passwords } = await prepareCluster({ dataDir, binaries, account, say });
  const parameters = { ...PARAMETERS, ...(durable ? {} : NOT_DURABLE), ...(loading ? LOADING : {}) };
  const start = (port, environment) =>
    startServer({ folder, binaries, account, port, parameters, environment });

  const stop = (mode) => stopServer({ folder, binaries, account, mode });

  const running = await runningServer(folder);
  const port = running?.port ?? (await choosePort({ dataDir, wanted, reserved }));
  try {
    if (!running) await start(port);
    writeSynced(portFile(dataDir), `${port}\n`);
    await prepareRoles({ port, passwords, say });
  } catch (error) {
    if (!running) await stop();
    throw error;
  }
  const server = { host: findServer(folder)?.host, port };
  return {
    url: urlOf({ ...server, password: passwords.owner }),
    adminUrl: urlOf({ ...server, role: ADMIN_ROLE, password: passwords.admin }),
    openRuntimeRole: () => openRuntimeRole({ ...server, password: passwords.admin }),
    port,
    adopted: running !== undefined,
    outcome: `${running ? 'was already running' : 'started'} on port ${port}`,
    isRunning: () => findServer(folder) !== undefined,
    restart: (environment) => start(port, environment),
    stop,
  };
}

/** Waits for a server that is stopping or starting. */
async function runningServer(folder) {
  const server = findServer(folder);
  if (!server) return undefined;
  const until = Date.now() + 30_000;
  while (Date.now() < until && isAlive(server.pid)) {
    if (await answers(server.port)) return server;
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

/** The code of an error that a server answers with while it accepts connections. */
const REFUSES_USER = /^28/;

async function answers(port) {
  return asRole({ port, role: ADMIN_ROLE, password: 'none' }, () => true).catch(({ code }) =>
    REFUSES_USER.test(code ?? ''),
  );
}

/** Role of web and worker; the migration gives it its privileges (docs/decisions/0064). */
const RUNTIME_ROLE = `${ROLE}_app`;

/** The password is new for each run of the product, so that it is stored nowhere. */
async function openRuntimeRole(admin) {
  const password = randomBytes(24).toString('base64url');
  await asRole({ ...admin, role: ADMIN_ROLE }, async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [RUNTIME_ROLE]);
    await client.query(
      `${rowCount === 0 ? 'create' : 'alter'} role ${RUNTIME_ROLE} login password '${password}'`,
    );
  });
  return urlOf({ host: admin.host, port: admin.port, role: RUNTIME_ROLE, password });
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
