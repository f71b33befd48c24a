import { mkdtempSync, chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { freePort } from '../support/free-port.js';
import { Product } from '../support/product.js';

/** Misuse of `npm start`: each case gives one clear line or recovers by itself. */
test.describe.configure({ mode: 'serial' });

const env = { SMTP_URL: '', REDIS_URL: '', DATABASE_URL: '', DEMO: '1' };
let product: Product;

const folder = (): string => {
  const made = mkdtempSync(path.join(tmpdir(), 'costa-directa-launcher-'));
  chmodSync(made, 0o755);
  return made;
};

const latest = async (): Promise<unknown> => {
  const response = await fetch(`${product.url}/api/inmueble/ver/verInmueblesUltimos`);
  const text = await response.text();
  if (!response.ok) throw new Error(`Status ${response.status}: ${text}\n${product.output}`);
  return JSON.parse(text);
};

/** Starts another launcher and returns its output when it exits. */
const refused = async (options: {
  dataDir: string;
  port: number;
  env?: NodeJS.ProcessEnv;
}): Promise<string> => {
  const other = new Product({ ...options, env: { ...env, ...options.env } });
  await expect(other.start()).rejects.toThrow('The product did not start');
  expect(await other.stop()).toBe(1);
  return other.output;
};

test.beforeAll(async () => {
  product = new Product({ dataDir: folder(), port: await freePort(), env });
  await product.start();
});

test.afterAll(async () => {
  await product.stop();
  await product.removeData();
});

test('the first start prints the account of the operator, and shows listings', async () => {
  expect(product.operator?.email).toContain('@');
  expect(product.output).toMatch(/Starting PostgreSQL \.+ \d+\.\d s/);
  expect(await latest()).toBeTruthy();
});

test('a second start on the same data is refused in one line', async () => {
  const said = await refused({ dataDir: product.dataDir, port: await freePort() });
  expect(said).toMatch(/^✗ Already running on .*: process \d+, http:\/\/localhost:\d+\./m);
});

test('a port in use is refused in one line that names who holds it', async () => {
  const port = await freePort();
  const other: Server = createServer().listen(port);
  const dataDir = folder();
  const said = await refused({ dataDir, port });
  expect(said).toMatch(new RegExp(`^✗ Port ${port} is taken by process ${process.pid} `, 'm'));
  expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
  other.close();
});

test('a wrong setting is refused in one line that names it', async () => {
  const said = await refused({ dataDir: folder(), port: await freePort(), env: { TRUST_PROXY: 'many' } });
  expect(said.split('\n').filter((line) => line.startsWith('✗'))).toEqual([
    expect.stringContaining('TRUST_PROXY'),
  ]);
});

test('a misspelt setting of the settings file is refused in one line that names the right one', async () => {
  const dataDir = folder();
  const file = path.join(dataDir, 'settings.env');
  writeFileSync(file, 'SITE_NMAE=Otra costa\n');
  const said = await refused({ dataDir, port: await freePort(), env: { ENV_FILE: file } });
  expect(said).toMatch(/^✗ SITE_NMAE in .* is no setting: is it SITE_NAME\?$/m);
});

test('a secret that cannot be used is refused in one line that names its file', async () => {
  const dataDir = folder();
  writeFileSync(path.join(dataDir, 'session.secret'), 'short\n');
  const said = await refused({ dataDir, port: await freePort() });
  expect(said.split('\n').filter((line) => line.startsWith('✗'))).toEqual([
    expect.stringContaining(path.join(dataDir, 'session.secret')),
  ]);
});

test('an unreachable server is reported in one line, before anything is started', async () => {
  const away = `127.0.0.1:${await freePort()}`;
  const dataDir = folder();
  const said = await refused({
    dataDir,
    port: await freePort(),
    env: { REDIS_URL: `redis://:secreto@${away}` },
  });
  expect(said).toContain(`✗ REDIS_URL: nobody answers at ${away} (ECONNREFUSED)`);
  expect(said).not.toContain('secreto');
  expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
});

test('a first start that is killed before it has shown the password shows it the next time', async () => {
  const killed = new Product({ dataDir: folder(), port: await freePort(), env });
  const attempt = killed.start().catch((error: Error) => error);
  await expect.poll(() => killed.output, { intervals: [50] }).toContain('Starting web and worker');
  await killed.stop('SIGKILL');
  expect(await attempt).toBeInstanceOf(Error);
  expect(killed.operator).toBeUndefined();
  await killed.start();
  const { email, password } = killed.operator!;
  const answer = await fetch(`${killed.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(await answer.json()).toMatchObject({ success: true });
  expect(existsSync(path.join(killed.dataDir, 'operator.password'))).toBe(false);
  await killed.stop();
  await killed.removeData();
});

test('what a killed run left is cleared, and the data is kept', async () => {
  const before = await latest();
  await product.stop('SIGKILL');
  await product.start();
  expect(await latest()).toEqual(before);
  expect(product.operator).toBeUndefined();
});

test('a database that is killed comes back by itself', async () => {
  const pid = Number(
    readFileSync(path.join(product.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
  );
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => product.output).toContain('PostgreSQL ended; starting it again');
  await expect.poll(() => latest().then(Boolean, () => false), { intervals: [500] }).toBe(true);
});

test('Ctrl-C stops everything in order, and the port is free again', async () => {
  expect(await product.stop('SIGINT')).toBe(0);
  const order = [...product.output.matchAll(/^ {2}(web|worker|PostgreSQL) stopped/gm)].map(
    ([, name]) => name,
  );
  expect(order).toEqual(['web', 'worker', 'PostgreSQL']);
  expect(existsSync(path.join(product.dataDir, 'postgres/postmaster.pid'))).toBe(false);
  await expect(fetch(product.url)).rejects.toThrow('fetch failed');
});

test('signals to npm reach the product, and it does not outlive npm', async () => {
  const viaNpm = new Product({ dataDir: folder(), port: await freePort(), env, viaNpm: true });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGKILL'] as const) {
    await viaNpm.start();
    await viaNpm.stop(signal);
    await expect.poll(() => viaNpm.output).toContain('Everything stopped');
    expect(viaNpm.output).not.toContain('Stopping at once');
    await expect(fetch(viaNpm.url)).rejects.toThrow('fetch failed');
  }
  await viaNpm.removeData();
});
