import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isStillThere } from '../../scripts/lib/lock-file.mjs';
import { identityOf, isAlive } from '../../scripts/lib/processes.mjs';

const PREFIX = 'costa-directa-test-';

/** Linux keeps the files of this folder in memory. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1_024 ** 3;

/**
 * A folder for one run of the tests. Leftovers of earlier runs that were killed, including their database servers, are removed first.
 * @param {string} purpose
 * @param {{ inMemory?: boolean }} [options] `inMemory`: for many files that live for seconds, such as those of a test's database. ext4 needs a
 * third of PostgreSQL's time to create files shortly after others were deleted. The folder is on disk if memory has no room of 4 GB.
 */
export function makeTestFolder(purpose, { inMemory = false } = {}) {
  sweep();
  const folder = path.join(
    inMemory && hasRoom(MEMORY) ? MEMORY : tmpdir(),
    `${PREFIX}${purpose}-${process.pid}`,
  );
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

/** @param {string} folder */
function hasRoom(folder) {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM_BYTES;
}

function sweep() {
  for (const parent of [tmpdir(), MEMORY].filter((one) => existsSync(one))) sweepIn(parent);
}

/** @param {string} parent */
function sweepIn(parent) {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = path.join(parent, name);
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
