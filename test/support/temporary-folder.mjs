import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isStillThere } from '../../scripts/lib/lock-file.mjs';
import { identityOf, isAlive } from '../../scripts/lib/processes.mjs';

const PREFIX = 'costa-directa-test-';

/**
 * A folder for one run of the tests. Leftovers of earlier runs that were killed, including their database servers, are removed first.
 * @param {string} purpose
 */
export function makeTestFolder(purpose) {
  sweep();
  const folder = path.join(tmpdir(), `${PREFIX}${purpose}-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  writeFileSync(ownerFile(folder), JSON.stringify({ pid: process.pid, identity: identityOf(process.pid) }));
  return folder;
}

/** @param {string} folder */
export function removeTestFolder(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

const ownerFile = (folder) => path.join(folder, 'owner.json');

function sweep() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = path.join(tmpdir(), name);
    if (isOwned(folder)) continue;
    stopDatabase(folder);
    try {
      removeTestFolder(folder);
    } catch {
      continue;
    }
  }
}

function isOwned(folder) {
  if (!existsSync(ownerFile(folder))) return true;
  return isStillThere(JSON.parse(readFileSync(ownerFile(folder), 'utf8')));
}

function stopDatabase(folder) {
  const pidFile = path.join(folder, 'postgres', 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (pid && isAlive(pid)) process.kill(pid, 'SIGQUIT');
}
