import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { run } from './command.mjs';
import { Problem } from './problem.mjs';
import { canEnter, giveTo } from './service-account.mjs';
import { sharedFolder } from './shared-folder.mjs';
import { writeSynced } from './synced-file.mjs';

/** Role and name of the database. */
export const ROLE = 'costa_directa';

/**
 * Data files of one database: created if missing, refused if of another major version.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {import('./postgres-binaries.mjs').PostgresBinaries} options.binaries
 * @param {import('./service-account.mjs').Account} options.account
 * @param {(text: string) => void} options.say
 * @returns {Promise<{ folder: string, password: string }>}
 * @throws {Problem} if the files are of another major version or user, or cannot be created
 */
export async function prepareCluster({ dataDir, binaries, account, say }) {
  const link = clusterPath(dataDir);
  if (existsSync(path.join(link, 'PG_VERSION'))) {
    const folder = realpathSync(link);
    checkMajor(folder, binaries.major);
    checkOwner(folder, account);
    const password =
      readPassword(dataDir) ?? (await resetPassword({ dataDir, folder, binaries, account, say }));
    return { folder, password };
  }
  const folder = await placeFor({ dataDir, binaries, account, say });
  const password = readPassword(dataDir) ?? writePassword(dataDir);
  await initialise({ folder, password, binaries, account });
  if (folder !== link) {
    rmSync(link, { recursive: true, force: true });
    symlinkSync(folder, link);
  }
  return { folder: realpathSync(folder), password };
}

/**
 * Path of the database in a data folder.
 * @param {string} dataDir
 */
export const clusterPath = (dataDir) => path.join(dataDir, 'postgres');

/**
 * Log file of the database.
 * @param {string} folder
 */
export const serverLog = (folder) => path.join(folder, 'server.log');

/** In the data folder if the database's user can access it, otherwise in the shared folder. */
async function placeFor({ dataDir, binaries, account, say }) {
  const link = clusterPath(dataDir);
  if (isDanglingLink(link)) rmSync(link);
  if (canEnter(dataDir, account)) return link;
  const key = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12);
  const folder = path.join(sharedFolder(), `database-${key}`);
  if (existsSync(folder)) {
    await stopIfRunning({ folder, binaries, account });
    renameSync(folder, `${folder}.left-${Date.now()}`);
  }
  say(`The database is kept in ${folder}, because its user cannot enter ${dataDir}`);
  return folder;
}

function isDanglingLink(file) {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true && !existsSync(file);
}

/** The initdb of a killed launcher may still be writing; it stops when its folder is removed. */
const REMOVE_FOR_GOOD = { recursive: true, force: true, maxRetries: 12, retryDelay: 100 };

/** An interrupted first start leaves only a folder with another name, which the next start removes. */
async function initialise({ folder, password, binaries, account }) {
  const parent = path.dirname(folder);
  const prefix = `${path.basename(folder)}.init-`;
  for (const left of readdirSync(parent).filter((name) => name.startsWith(prefix))) {
    rmSync(path.join(parent, left), REMOVE_FOR_GOOD);
  }
  const partial = path.join(parent, `${prefix}${process.pid}`);
  await initdb({ partial, password, binaries, account });
  rmSync(folder, { recursive: true, force: true });
  renameSync(partial, folder);
}

/** The same collation on every system (C.UTF-8, built in); the system's locale is a fallback. */
const LOCALES = process.platform === 'darwin' ? ['en_US.UTF-8', 'C'] : ['C.UTF-8', 'en_US.UTF-8', 'C'];

async function initdb({ partial, password, binaries, account }) {
  const passwordForInit = `${partial}.password`;
  writeFileSync(passwordForInit, `${password}\n`, { mode: 0o600 });
  giveTo(passwordForInit, account);
  let failure;
  for (const locale of LOCALES) {
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial, { mode: 0o700 });
    giveTo(partial, account);
    const files = [
      '-D',
      partial,
      '-U',
      ROLE,
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordForInit}`,
      '--no-instructions',
    ];
    const text = [
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      `--locale=${locale}`,
    ];
    const result = await run(binaries.initdb, [...files, ...text], {
      ...account,
      cwd: '/',
      allowFailure: true,
      env: { PATH: process.env.PATH },
    });
    if (result.code === 0) return rmSync(passwordForInit);
    failure = result.output;
  }
  rmSync(partial, { recursive: true, force: true });
  rmSync(passwordForInit);
  throw new Problem('The database could not be created.', failure);
}

function checkMajor(folder, major) {
  const found = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  if (found === major) return;
  throw new Problem(
    `The database in ${folder} is of PostgreSQL ${found}, and this is PostgreSQL ${major}: follow these steps, or set another DATA_DIR.`,
    stepsOfAnUpdate({ folder, found }),
  );
}

/** The packages contain only one version of the server, which cannot read the files of another version. */
function stepsOfAnUpdate({ folder, found }) {
  return [
    `1. Go back to the version of this program that ran until now (git checkout …, npm ci).`,
    `2. npm run backup -- --to FOLDER    (a backup that it made before will do, if nothing was written since)`,
    `3. Come back to this version (git checkout …, npm ci).`,
    `4. mv ${folder} ${folder}-${found}`,
    `5. npm run restore -- --from FOLDER`,
    `6. npm start; when all is well, delete ${folder}-${found}`,
  ].join('\n');
}

function checkOwner(folder, account) {
  const own = account.uid ?? process.getuid?.();
  const { uid } = lstatSync(folder);
  if (own === undefined || uid === own) return;
  throw new Problem(
    `The database in ${folder} belongs to user ${uid}: start as that user (or root), or set another DATA_DIR.`,
  );
}

const passwordFile = (dataDir) => path.join(dataDir, 'postgres.password');

function readPassword(dataDir) {
  try {
    return readFileSync(passwordFile(dataDir), 'utf8').trim() || undefined;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw new Problem(
      `The database's password in ${passwordFile(dataDir)} cannot be read (${error.code}): start as the same user as before.`,
    );
  }
}

function writePassword(dataDir) {
  const password = randomBytes(24).toString('base64url');
  writeSynced(passwordFile(dataDir), `${password}\n`, 0o600);
  return password;
}

/** A lost password can be replaced through the server's single-user mode, because the files are ours. */
async function resetPassword({ dataDir, folder, binaries, account, say }) {
  await stopIfRunning({ folder, binaries, account });
  const password = writePassword(dataDir);
  await run(binaries.postgres, ['--single', '-D', folder, 'postgres'], {
    ...account,
    cwd: '/',
    input: `ALTER ROLE ${ROLE} PASSWORD '${password}'\n`,
  });
  say('The password of the database was lost: a new one was set');
  return password;
}

async function stopIfRunning({ folder, binaries, account }) {
  if (!existsSync(path.join(folder, 'postmaster.pid'))) return;
  await run(binaries.pg_ctl, ['-D', folder, '-m', 'fast', '-w', 'stop'], {
    ...account,
    cwd: '/',
    allowFailure: true,
  });
}
