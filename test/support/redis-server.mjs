import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../scripts/lib/ports.mjs';
import { findProgram } from './programs.mjs';

/** The `redis-server` of this machine, if there is one. */
export function findRedisServer() {
  return findProgram('redis-server');
}

const DATABASES = 1_000;

/**
 * Starts a Redis for the tests, without persistence.
 * @param {string} folder where it may write
 * @returns {Promise<{ url: string, databases: number, stop: () => Promise<void> } | undefined>} undefined without a binary
 */
export async function startRedisServer(folder) {
  const binary = findRedisServer();
  if (!binary) return undefined;
  mkdirSync(folder, { recursive: true });
  const port = await findFreePort();
  const keepNothing = [
    '--databases',
    String(DATABASES),
    '--save',
    '',
    '--appendonly',
    'no',
    '--maxmemory-policy',
    'noeviction',
    '--dir',
    folder,
  ];
  const child = spawn(binary, ['--port', String(port), '--bind', '127.0.0.1', ...keepNothing], {
    stdio: 'ignore',
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.once('error', () => undefined);
  const url = `redis://127.0.0.1:${port}`;
  await waitForRedis(url);
  return {
    url,
    databases: DATABASES,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function waitForRedis(url) {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => 50, maxRetriesPerRequest: 100 });
  redis.on('error', () => undefined);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await redis.ping().catch(() => undefined)) === 'PONG') break;
    await sleep(50);
  }
  redis.disconnect();
}
