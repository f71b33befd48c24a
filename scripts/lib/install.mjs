import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './command.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';

const LOCK = inRoot('package-lock.json');
const STAMP = inRoot('node_modules/.costa-directa-installed');

/** Whether `node_modules` matches the lock file. */
export function isInstalled() {
  if (!existsSync(inRoot('node_modules'))) return false;
  if (readIfThere(STAMP) === lockHash()) return true;
  if (!matchesNpmsOwnRecord()) return false;
  writeStamp();
  return true;
}

const PROGRESS_MS = 20_000;

/**
 * Installs exactly the versions of the lock file.
 * @param {(text: string) => void} say gets the progress every 20 s
 * @throws {Problem} if `npm ci` fails
 */
export async function installDependencies(say) {
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, process.env.npm_execpath]
    : ['npm'];
  const [program = 'npm', ...first] = npm;
  const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const started = Date.now();
  const progress = setInterval(() => {
    const passed = Math.round((Date.now() - started) / 1_000);
    say(
      `npm ci has run for ${passed} s: ${countPackages()} of about ${wantedPackages()} packages are unpacked`,
    );
  }, PROGRESS_MS);
  try {
    // In a group of its own, so that a second Ctrl-C ends npm with everything that it started.
    await run(program, args, { cwd: ROOT, env: npmEnvironment(), detached: true });
  } catch (error) {
    throw new Problem(
      'npm ci failed: is there a network, and may this user write to the folder?',
      error.details,
    );
  } finally {
    clearInterval(progress);
  }
  writeStamp();
}

/** A user without a home directory (a service account) needs a writable npm cache. */
function npmEnvironment() {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, npm_config_update_notifier: 'false' };
  delete env.NODE_ENV;
  if (isWritable(path.join(homedir(), '.npm')) || isWritable(homedir())) return env;
  const cache = path.join(tmpdir(), `costa-directa-npm-${process.getuid?.() ?? 0}`);
  mkdirSync(cache, { recursive: true, mode: 0o700 });
  return { ...env, npm_config_cache: cache };
}

/** npm's own copy of the lock file; if it matches, `npm ci` was run manually. */
function matchesNpmsOwnRecord() {
  const record = readIfThere(inRoot('node_modules/.package-lock.json'));
  if (!record) return false;
  const wanted = JSON.parse(readFileSync(LOCK, 'utf8')).packages;
  const installed = JSON.parse(record).packages;
  return Object.entries(wanted).every(([name, { version, optional, link }]) => {
    if (name === '' || link) return true;
    const found = installed[name];
    return found ? found.version === version : optional === true;
  });
}

/** Packages in the top folder that have their manifest: npm makes all folders first. */
function countPackages() {
  const top = inRoot('node_modules');
  const within = (folder) => {
    const names = existsSync(path.join(top, folder)) ? readdirSync(path.join(top, folder)) : [];
    return names.filter((name) => !name.startsWith('.')).map((name) => path.join(folder, name));
  };
  const names = within('').flatMap((name) => (name.startsWith('@') ? within(name) : name));
  return names.filter((name) => existsSync(path.join(top, name, 'package.json'))).length;
}

function wantedPackages() {
  const packages = Object.entries(JSON.parse(readFileSync(LOCK, 'utf8')).packages);
  const isForHere = ({ os, cpu, libc }) =>
    (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch)) && libc?.[0] !== 'musl';
  return packages.filter(([name, facts]) => name.lastIndexOf('node_modules/') === 0 && isForHere(facts))
    .length;
}

function writeStamp() {
  try {
    writeFileSync(STAMP, lockHash());
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  }
}

function lockHash() {
  const runtime = `${process.platform} ${process.arch} ${process.versions.modules}`;
  return createHash('sha256').update(runtime).update(readFileSync(LOCK)).digest('hex');
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
