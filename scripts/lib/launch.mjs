import { readArguments } from './arguments.mjs';
import { startEmbeddedPostgres } from './embedded-postgres.mjs';
import { loadSettingsFile } from './env-file.mjs';
import { followNpm } from './follow-npm.mjs';
import { checkPorts, claimDataFolder } from './instance.mjs';
import { installDependencies, isInstalled } from './install.mjs';
import { nodeWarning } from './node-version.mjs';
import { checkOutsideParts } from './outside-parts.mjs';
import { fromProduct } from './paths.mjs';
import { Problem } from './problem.mjs';
import { productEnvironment } from './product-env.mjs';
import { readSettings } from './settings.mjs';

/**
 * Common beginning of both kinds of start: cheap checks before expensive steps.
 * @param {'start' | 'dev'} command
 * @param {import('./steps.mjs').Steps} steps
 * @param {import('./shutdown.mjs').Shutdown} shutdown
 */
export async function begin(command, steps, shutdown) {
  steps.isInterrupted = () => shutdown.isRequested;
  followNpm(() => shutdown.request('npm has ended'));
  const say = (text) => steps.say(text);
  const warning = nodeWarning();
  if (warning) say(warning);
  const { port, host } = readArguments(command);
  loadSettingsFile(say);
  Object.assign(process.env, { ...(port ? { PORT: port } : {}), ...(host ? { HOST: host } : {}) });
  // Sources and the tools of the watch mode are for this machine only.
  if (command === 'dev') process.env.HOST ||= '127.0.0.1';
  return steps.run('Checking Node, the settings and the port', async () => {
    const settings = readSettings(process.env);
    const lock = await claimDataFolder(settings, say);
    shutdown.add('', async () => lock.release());
    await checkPorts(settings);
    return { settings, lock, outcome: `Node ${process.versions.node}, port ${settings.port}` };
  });
}

/** @param {import('./steps.mjs').Steps} steps */
export async function install(steps) {
  await steps.run('Installing the dependencies (npm ci)', async () => {
    if (isInstalled()) return { outcome: 'already there' };
    await installDependencies((text) => steps.say(text));
    return {};
  });
}

/**
 * Validates the other settings, and connects to the configured servers, before anything is started.
 * @param {import('./steps.mjs').Steps} steps
 * @param {import('./settings.mjs').LauncherSettings} settings
 */
export async function checkSettings(steps, settings) {
  await steps.run('Checking all settings', async () => {
    const databaseUrl = settings.databaseUrl ?? 'postgres://embedded';
    await readAsTheProduct(
      productEnvironment({ env: process.env, settings, databaseUrl, mode: 'production' }),
    );
    const say = (text) => steps.say(text);
    return checkOutsideParts({ env: process.env, say, isInterrupted: steps.isInterrupted });
  });
}

async function readAsTheProduct(env) {
  await import('reflect-metadata');
  const product = await fromProduct('backend/src/platform/config/settings.js');
  const { SettingsError } = await fromProduct('backend/src/platform/config/settings-error.js');
  const { checkKnownSecrets } = await fromProduct('backend/src/platform/secrets/check-secrets.js');
  const { PlainError } = await fromProduct('backend/src/platform/process/plain-error.js');
  try {
    checkKnownSecrets(product.readSettings(env));
  } catch (error) {
    if (error instanceof SettingsError || error instanceof PlainError) throw new Problem(error.message);
    throw error;
  }
}

const DATABASE_WATCH_MS = 5_000;

/**
 * The configured database, or the embedded one, kept running until the end.
 * @param {object} options
 * @param {import('./steps.mjs').Steps} options.steps
 * @param {import('./shutdown.mjs').Shutdown} options.shutdown
 * @param {import('./settings.mjs').LauncherSettings} options.settings
 * @returns {Promise<import('./product-env.mjs').DatabaseUrls>} its addresses
 */
export async function openDatabase({ steps, shutdown, settings }) {
  const { databaseUrl, ownerUrl, dataDir, postgresPort, productPorts } = settings;
  if (databaseUrl) return { databaseUrl, ownerUrl };
  const say = (text) => steps.say(text);
  const database = await steps.run('Starting PostgreSQL', () =>
    startEmbeddedPostgres({ dataDir, port: postgresPort, reserved: productPorts, say }),
  );
  const watch = keepUp(database, say);
  const end = (mode) => {
    clearInterval(watch);
    return database.stop(mode);
  };
  shutdown.add(
    'PostgreSQL',
    () => end('fast'),
    () => end('immediate'),
  );
  return { databaseUrl: await database.openRuntimeRole(), ownerUrl: database.url };
}

/** Restarts the database if it dies while the product runs. */
function keepUp(database, say) {
  let busy = false;
  return setInterval(async () => {
    if (busy || database.isRunning()) return;
    busy = true;
    say('PostgreSQL ended; starting it again');
    await database.restart().catch((error) => say(`${error.message} ${error.details ?? ''}`));
    busy = false;
  }, DATABASE_WATCH_MS);
}
