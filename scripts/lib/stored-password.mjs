import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeSynced } from './synced-file.mjs';

/**
 * The generated password of the first operator is stored in a file from before the account exists until it has been shown. If the first
 * start is interrupted in between, the next one shows it.
 * @param {string} dataDir
 */
const fileIn = (dataDir) => path.join(dataDir, 'operator.password');

/**
 * The file for the migration; generates a password if one is needed.
 * @param {NodeJS.ProcessEnv} env of the product's processes
 * @returns {string | undefined}
 */
export function keepPassword({ DATA_DIR: dataDir = '.', ADMIN_PASSWORD: chosen }) {
  const file = fileIn(dataDir);
  if (hasPassword(file)) return file;
  if (chosen?.trim()) return undefined;
  writeSynced(file, `${randomBytes(12).toString('base64url')}\n`, 0o600);
  return file;
}

/** An empty file is one that could not be written, because the disk was full. */
function hasPassword(file) {
  return existsSync(file) && readFileSync(file, 'utf8').trim() !== '';
}

/**
 * Called once the password has been shown, or is not needed.
 * @param {string} dataDir
 */
export function forgetPassword(dataDir) {
  rmSync(fileIn(dataDir), { force: true });
}
