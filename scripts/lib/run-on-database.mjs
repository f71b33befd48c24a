import { spawn } from 'node:child_process';
import { buildStale } from './build.mjs';
import { startEmbeddedPostgres } from './embedded-postgres.mjs';
import { loadSettingsFile } from './env-file.mjs';
import { claimDataFolder, makeDataFolder } from './instance.mjs';
import { install } from './launch.mjs';
import { migrate } from './migrate.mjs';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';
import { ownerEnvironment, productEnvironment } from './product-env.mjs';
import { readSettings } from './settings.mjs';
import { Steps } from './steps.mjs';
import { tellAccount } from './welcome.mjs';

/**
 * Runs one of the product's programs on the database of a running product, or on the embedded one, started temporarily. The program gets
 * the arguments of this process.
 * @param {string} entry its compiled file
 * @param {object} options
 * @param {string} options.interrupted text that is printed if the program is interrupted
 * @param {boolean} [options.migrated] whether the database is migrated first
 * @param {boolean} [options.alone] whether the product must be stopped
 * @param {(env: NodeJS.ProcessEnv) => void} [options.check] throws before anything is started
 */
export async function runOnDatabase(entry, { interrupted, migrated = true, alone = false, check }) {
  const steps = new Steps();
  loadSettingsFile((text) => steps.say(text));
  const settings = readSettings(process.env);
  check?.(process.env);
  await install(steps);
  await steps.run('Building', () => buildStale(['backend']));
  const lock = alone ? await claimDataFolder(settings, (text) => steps.say(text)) : undefined;
  makeDataFolder(settings.dataDir);
  try {
    await onDatabase(settings, steps, async (urls) => {
      const product = productEnvironment({ env: process.env, settings, ...urls, mode: 'production' });
      const env = ownerEnvironment(product, urls);
      if (migrated) await bringUpToDate(steps, settings, env);
      await runEntry(entry, { env, interrupted });
    });
  } finally {
    lock?.release();
  }
}

async function onDatabase(settings, steps, work) {
  const { databaseUrl, ownerUrl } = settings;
  if (databaseUrl) return work({ databaseUrl, ownerUrl });
  const embedded = await steps.run('Starting PostgreSQL', () => startEmbedded(settings, steps));
  try {
    await work({ databaseUrl: embedded.url });
  } finally {
    if (!embedded.adopted) await embedded.stop();
  }
}

async function bringUpToDate(steps, settings, env) {
  const { administrator } = await steps.run('Bringing the database up to date', () =>
    migrate({ ...env, DEMO: '0' }),
  );
  if (administrator) tellAccount({ settings, administrator });
}

function startEmbedded({ dataDir, postgresPort, productPorts }, steps) {
  const say = (text) => steps.say(text);
  return startEmbeddedPostgres({ dataDir, port: postgresPort, reserved: productPorts, say });
}

/**
 * Runs one of the product's programs that needs no database.
 * @param {string} entry its compiled file
 * @param {object} options
 * @param {string} options.interrupted text that is printed if the program is interrupted
 */
export async function runWithoutDatabase(entry, { interrupted }) {
  const steps = new Steps();
  await install(steps);
  await steps.run('Building', () => buildStale(['backend']));
  await runEntry(entry, { env: process.env, interrupted });
}

/** Ctrl-C ends the program, then the database. */
function runEntry(entry, { env, interrupted }) {
  const child = spawn(process.execPath, [entry, ...process.argv.slice(2)], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) return resolve(undefined);
      reject(new Problem(`It was ended (${signal ?? `code ${code}`}). ${interrupted}`));
    });
  });
}
