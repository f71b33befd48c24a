import { setTimeout as sleep } from 'node:timers/promises';
import { listensOn } from './ports.mjs';
import { Problem } from './problem.mjs';

/** SLOWNESS, which only tests set, multiplies the deadlines: a slow machine makes a test slow, not red. */
const SLOWNESS = Number(process.env.SLOWNESS || 1);
const PATIENCE_MS = 90_000 * SLOWNESS;
const ANSWER_MS = 5_000 * SLOWNESS;

/**
 * Waits until the site can serve and a worker is running. Work that has been stuck since an earlier run does not block the start. An answer
 * counts only if the child named `web` listens on the port: if two products start on one port at the same time, the second must not mistake
 * the first for itself.
 * @param {object} options
 * @param {string} options.url the address of the product
 * @param {import('./child.mjs').Child[]} options.children
 * @param {() => boolean} options.isInterrupted
 * @throws {Problem} if a child ends three times, or after 90 s
 */
export async function waitUntilReady({ url, children, isInterrupted }) {
  const until = Date.now() + PATIENCE_MS;
  let last = 'no answer';
  while (Date.now() < until) {
    if (isInterrupted()) throw new Problem('Stopped before it was ready.');
    const broken = children.find((child) => child.failures >= 3);
    if (broken) throw new Problem(`${broken.name} does not start.`, broken.logTail());
    last = await askHealth(url);
    if (last === 'ready' && servesItself(url, children)) return;
    if (last === 'ready') last = 'another program answers on the port';
    await sleep(250);
  }
  const words = children.map((child) => `${child.name}:\n${child.logTail()}`).join('\n\n');
  throw new Problem(`The product is not ready after ${PATIENCE_MS / 1000} s: ${last}`, words);
}

/** Whether `web` listens on the port of the URL; true also if the system does not show which process does. */
function servesItself(url, children) {
  const pid = children.find(({ name }) => name === 'web')?.facts?.pid;
  return pid !== undefined && listensOn(pid, Number(new URL(url).port || 80)) !== false;
}

/** @param {string} url */
async function askHealth(url) {
  try {
    const response = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(ANSWER_MS) });
    const text = await response.text();
    if (response.ok && JSON.parse(text).details.worker?.status === 'up') return 'ready';
    return `status ${response.status} ${text.slice(0, 300)}`;
  } catch (error) {
    return error.cause?.message ?? error.message;
  }
}

/**
 * Local URL of the product.
 * @param {import('./settings.mjs').LauncherSettings} settings
 */
export function addressOf({ host, port }) {
  const everywhere = host === undefined || host === '0.0.0.0' || host === '::';
  const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
