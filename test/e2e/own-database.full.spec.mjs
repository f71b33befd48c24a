import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { startEmbeddedPostgres } from '../../scripts/lib/embedded-postgres.mjs';
import { freePort } from '../support/free-port.ts';
import { Product } from '../support/product.ts';
import { startRedisServer } from '../support/redis-server.mjs';
import { makeTestFolder, removeTestFolder } from '../support/temporary-folder.mjs';

/** Settings of production: an external database, and Redis if there is one. */
test.describe.configure({ mode: 'serial' });

let folder;
let database;
let redis;
let product;

test.beforeAll(async () => {
  folder = makeTestFolder('production');
  database = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  redis = await startRedisServer(path.join(folder, 'redis'));
  const env = { DATABASE_URL: database.url, REDIS_URL: redis?.url ?? '', SMTP_URL: '', DEMO: '' };
  product = new Product({ dataDir: path.join(folder, 'data'), port: await freePort(), env });
  await product.start();
});

test.afterAll(async () => {
  await product?.stop();
  await redis?.stop();
  await database?.stop('immediate');
  removeTestFolder(folder);
});

test('with DATABASE_URL nothing embedded starts, and no demonstration is put into it', async () => {
  expect(product.output).not.toContain('Starting PostgreSQL');
  expect(existsSync(path.join(product.dataDir, 'postgres'))).toBe(false);
  const latest = await fetch(`${product.url}/api/inmueble/ver/verInmueblesUltimos`);
  expect(await latest.json()).toEqual([]);
  expect(product.operator?.email).toContain('@');
});

test('it is ready, and stops without touching the database', async () => {
  expect((await fetch(`${product.url}/api/health/working`)).status).toBe(200);
  expect(await product.stop()).toBe(0);
  expect(product.output).not.toContain('PostgreSQL stopped');
  expect(database.isRunning()).toBe(true);
});
