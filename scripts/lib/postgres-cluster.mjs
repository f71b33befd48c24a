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

/** Name of the database, and of the role that owns it. */
export const ROLE = 'costa_directa';

/** The superuser, who creates roles and databases. */
export const ADMIN_ROLE = `${ROLE}_admin`;

/**
 * Data files of one database: created if missing, refused if of another major version.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {import('./postgres-binaries.mjs').PostgresBinaries} options.binaries
 * @param {import('./service-account.mjs').Account} options.account
 * @param {(text: string) => void} options.say
 * @returns {Promise<{ folder: string, passwords: { owner: string, admin: string } }>}
 * @throws {Problem} if the files are of another major version or user, or cannot be created
 */
export async function prepareCluster({ dataDir, binaries, account, say }) {
  const link = clusterPath(dataDir);
  if (existsSync(path.join(link, 'PG_VERSION'))) {
    const folder = realpathSync(link);
    checkMajor(folder, binaries.major);
    checkOwner(folder, account);
    return { folder, passwords: await findPasswords({ dataDir, folder, binaries, account, say }) };
  }
  const folder = await placeFor({ dataDir, binaries, account, say });
  const passwords = {
    owner: readPassword(dataDir, 'owner') ?? writePassword(dataDir, 'owner'),
    admin: readPassword(dataDir, 'admin') ?? writePassword(dataDir, 'admin'),
  };
  await initialise({ folder, password: passwords.admin, binaries, account });
  if (folder !== link) {
    rmSync(link, { recursive: true, force: true });
    symlinkSync(folder, link);
  }
  return { folder: realpathSync(folder), passwords };
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
      ADMIN_ROLE,
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

const PASSWORD_FILES = { owner: 'postgres.password', admin: 'postgres.admin-password' };
const ROLES = { owner: ROLE, admin: ADMIN_ROLE };

const passwordFile = (dataDir, whose) => path.join(dataDir, PASSWORD_FILES[whose]);

function readPassword(dataDir, whose) {
  const file = passwordFile(dataDir, whose);
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw new Problem(
      `The database's password in ${file} cannot be read (${error.code}): start as the same user as before.`,
    );
  }
}

function writePassword(dataDir, whose) {
  const password = randomBytes(24).toString('base64url');
  writeSynced(passwordFile(dataDir, whose), `${password}\n`, 0o600);
  return password;
}

/**
 * Those of the files; a lost one is replaced. A database of an earlier version has no administrator yet: `prepareRoles` makes one, also while it
 * runs.
 */
async function findPasswords({ dataDir, folder, binaries, account, say }) {
  const [owner, admin] = ['owner', 'admin'].map((whose) => readPassword(dataDir, whose));
  const passwords = {
    owner: owner ?? writePassword(dataDir, 'owner'),
    admin: admin ?? writePassword(dataDir, 'admin'),
  };
  if (owner && (admin || isRunning(folder))) return passwords;
  const hasBoth = await setPasswords({ folder, binaries, account }, passwords);
  if (!owner || hasBoth) say('The password of the database was lost: a new one was set');
  return passwords;
}

/**
 * Sets passwords through the server's single-user mode, because the files are ours.
 * @returns whether all roles exist
 */
async function setPasswords({ folder, binaries, account }, passwords) {
  await stopIfRunning({ folder, binaries, account });
  const { output } = await run(binaries.postgres, ['--single', '-D', folder, 'postgres'], {
    ...account,
    cwd: '/',
    allowFailure: true,
    input: Object.entries(passwords)
      .map(([whose, password]) => `ALTER ROLE ${ROLES[whose]} PASSWORD '${password}'\n`)
      .join(''),
  });
  return !/ERROR: /.test(output);
}

const isRunning = (folder) => existsSync(path.join(folder, 'postmaster.pid'));

async function stopIfRunning({ folder, binaries, account }) {
  if (!isRunning(folder)) return;
  await run(binaries.pg_ctl, ['-D', folder, '-m', 'fast', '-w', 'stop'], {
    ...account,
    cwd: '/',
    allowFailure: true,
  });
}
