import { commandOf, isAlive, parentOf } from './processes.mjs';

const POLL_MS = 500;
const FOLLOWED = new Set(['start', 'dev']);

/**
 * npm forwards signals unless it is killed. This process therefore polls whether npm is still running, and stops if it is not.
 * @param {() => void} onGone
 */
export function followNpm(onGone) {
  if (!FOLLOWED.has(process.env.npm_lifecycle_event ?? '')) return;
  const parent = process.ppid;
  const npm = [parent, parentOf(parent)].find((pid) => pid !== undefined && isNpm(pid));
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || isAlive(npm))) return;
    clearInterval(timer);
    onGone();
  }, POLL_MS);
  timer.unref();
}

const isNpm = (pid) => /(^|[\s/])npm(\s|-cli|$)/.test(commandOf(pid) ?? '');
