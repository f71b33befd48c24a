import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The made-up password of the first operator lies in a file from before the account exists until it has been shown. So
 * a first start that is killed in between shows it the next time, and nobody is locked out.
 * @param {string} dataDir
 */
const fileIn = (dataDir) => path.join(dataDir, 'operator.password');

/**
 * The file to give to the migration; makes one up where a password is needed.
 * @param {NodeJS.ProcessEnv} env of the product's processes
 * @returns {string | undefined}
 */
export function keepPassword({ DATA_DIR: dataDir = '.', ADMIN_PASSWORD: chosen }) {
  const file = fileIn(dataDir);
  if (existsSync(file)) return file;
  if (chosen?.trim()) return undefined;
  writeFileSync(file, `${randomBytes(12).toString('base64url')}\n`, { mode: 0o600 });
  return file;
}

/** Called once it has been shown, or when nobody needs it. @param {string} dataDir */
export function forgetPassword(dataDir) {
  rmSync(fileIn(dataDir), { force: true });
}
