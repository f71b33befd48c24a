import { spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { Problem } from './problem.mjs';

/**
 * PostgreSQL refuses to run as root. If root starts the product, the database runs as an existing unprivileged user.
 * @typedef {{ uid?: number, gid?: number }} Account empty: this process's own user
 */

/**
 * The user of a folder's database.
 * @param {string} cluster the database's folder; if it exists, its owner is the user
 * @returns {Account}
 * @throws {Problem} if root has no unprivileged user for it
 */
export function databaseAccount(cluster) {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = lookUp('postgres') ?? lookUp('nobody');
  if (account) return account;
  throw new Problem(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody": start as another user, or set DATABASE_URL.',
  );
}

/**
 * Changes the owner of a file or folder to the account.
 * @param {string} file @param {Account} account
 */
export function giveTo(file, { uid, gid }) {
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
}

/**
 * Whether the account can access a folder, tested with the system.
 * @param {string} folder @param {Account} account
 */
export function canEnter(folder, account) {
  if (account.uid === undefined) return true;
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  return status === 0;
}

function lookUp(name) {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout.trim()) : undefined;
  });
  return uid && gid ? { uid, gid } : undefined;
}
