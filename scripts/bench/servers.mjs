import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NODE_FLAGS } from '../lib/node-flags.mjs';
import { ENTRY, ROOT } from '../lib/paths.mjs';
import { findFreePort } from '../lib/ports.mjs';
import { Problem } from '../lib/problem.mjs';

const PATIENCE_MS = 60_000;

/**
 * A server under measurement.
 * @typedef {{ name: string, url: string, pid: number, startedInMs: number, log: string, stop: () => Promise<void> }} Server
 */

/**
 * Starts a Node process that listens on PORT, and waits until it answers; its log goes to a file.
 * @param {{ name: string, entry: string, args?: string[], env: NodeJS.ProcessEnv, folder: string, readyAt?: string }} options `readyAt`:
 *   URL that answers with a status below 500 once the server works; its own URL by default
 * @returns {Promise<Server>}
 * @throws {Problem} if the server ends or does not answer in time
 */
export async function startServer({ name, entry, args = [], env, folder, readyAt }) {
  const port = await findFreePort();
  mkdirSync(folder, { recursive: true });
  const logFile = path.join(folder, `${name}.log`);
  const log = openSync(logFile, 'w');
  const started = performance.now();
  const child = spawn(process.execPath, [...NODE_FLAGS, entry, ...args], {
    cwd: ROOT,
    env: { ...env, PORT: String(port), HOST: '127.0.0.1', SITE_URL: `http://127.0.0.1:${port}` },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  await answers(readyAt ?? url, () => child.exitCode !== null, name);
  return {
    name,
    url,
    pid: child.pid ?? 0,
    startedInMs: performance.now() - started,
    log: logFile,
    stop: async () => {
      process.off('exit', end);
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/**
 * The worker has no port; the health of the web process reports it.
 * @param {{ env: NodeJS.ProcessEnv, server: Server, folder: string }} options
 */
export function startWorker({ env, server, folder }) {
  const readyAt = `${server.url}/api/health/working`;
  return startServer({ name: 'worker', entry: ENTRY.worker, env, folder, readyAt });
}

const INDEX_READY = /holds \d+ listings after ([\d.]+) s[^]*words of its listings after another ([\d.]+) s/;

/**
 * Waits until the memory index of a web process is filled.
 * @param {Server} server
 * @returns {Promise<{ indexMs: number, wordsMs: number }>} milliseconds until searches without words are answered from memory, and from then until those with words are
 * @throws {Problem} if it is not filled in time
 */
export async function indexReady({ name, log }) {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const [, filled, words] = INDEX_READY.exec(readFileSync(log, 'utf8')) ?? [];
    if (words) return { indexMs: Number(filled) * 1_000, wordsMs: Number(words) * 1_000 };
    await sleep(100);
  }
  throw new Problem(`The search index of ${name} is not filled; see its log.`);
}

async function answers(url, hasEnded, name) {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until && !hasEnded()) {
    const response = await fetch(url).catch(() => undefined);
    if (response && response.status < 500) return;
    await sleep(100);
  }
  throw new Problem(`${name} does not start; see its log.`);
}
