import path from 'node:path';
import pg from 'pg';
import { buildStale } from '../../scripts/lib/build.mjs';
import { startEmbeddedPostgres } from '../../scripts/lib/embedded-postgres.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { findRedisServer, startRedisServer } from './redis-server.mjs';
import { findProgram } from './programs.mjs';
import { makeTestFolder } from './temporary-folder.mjs';
import { stopTestServers } from './test-servers.mjs';

const TEMPLATE = 'costa_directa_template';

/**
 * Before the integration tests: starts one PostgreSQL with a migrated template database that each test file copies, and a Redis if there is
 * one. Test files get their URLs from the environment.
 */
export default async function setUp() {
  await buildStale();
  const folder = makeTestFolder('integration', { inMemory: true });
  const database = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  globalThis.testServers = { folder, database };
  try {
    const runtimeUrl = await database.openRuntimeRole();
    await makeTemplate(database, runtimeUrl);
    const redis = process.env.REDIS_URL ? undefined : await startRedisServer(path.join(folder, 'redis'));
    globalThis.testServers.redis = redis;
    tellTests({ database, runtimeUrl, redis });
  } catch (error) {
    await stopTestServers();
    throw error;
  }
}

/** An empty REDIS_URL counts as unset; each test chooses its queue backend. */
function tellTests({ database, runtimeUrl, redis }) {
  process.env.TEST_DATABASE_SERVER = database.url;
  process.env.TEST_DATABASE_ADMIN_SERVER = database.adminUrl;
  process.env.TEST_DATABASE_RUNTIME_SERVER = runtimeUrl;
  process.env.TEST_DATABASE_TEMPLATE = TEMPLATE;
  process.env.TEST_REDIS_URL = process.env.REDIS_URL ?? redis?.url ?? '';
  process.env.TEST_REDIS_SERVER = findRedisServer() ?? '';
  process.env.TEST_CADDY = findProgram('caddy') ?? '';
  process.env.TEST_REDIS_DATABASES = String(redis?.databases ?? 0);
  process.env.REDIS_URL = '';
}

async function makeTemplate({ url, adminUrl }, runtimeUrl) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const owner = new URL(url).username;
  await client.query(`create database ${TEMPLATE} owner ${owner}`);
  // Tests end connections of the product and read what they do.
  await client.query(`grant pg_signal_backend, pg_monitor to ${owner}`);
  // Tests delete rows without triggers (empty-tables.ts).
  await client.query(`grant set on parameter session_replication_role to ${owner}`);
  // In a deadlock between a test that empties tables and the product's work, the product gives way, and does its work again.
  await client.query(`alter role ${owner} set deadlock_timeout = '1h'`);
  await client.end();
  const { prepareSchema } = await import(inRoot('dist/backend/src/processes/migrate.js'));
  const inTemplate = (address) => address.replace(/\/[^/]*$/, `/${TEMPLATE}`);
  await prepareSchema({
    ownerUrl: inTemplate(url),
    DATABASE_OWNER_URL: inTemplate(url),
    DATABASE_URL: inTemplate(runtimeUrl),
  });
}
