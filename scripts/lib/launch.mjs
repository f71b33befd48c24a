import { startEmbeddedPostgres } from './embedded-postgres.mjs';
import { checkPort, claimDataFolder } from './instance.mjs';
import { installDependencies, isInstalled } from './install.mjs';
import { checkNodeVersion } from './node-version.mjs';
import { readSettings } from './settings.mjs';

/**
 * What every way of starting begins with: the checks that cost nothing, before anything heavy.
 * @param {import('./steps.mjs').Steps} steps
 * @param {import('./shutdown.mjs').Shutdown} shutdown
 */
export async function begin(steps, shutdown) {
  steps.isInterrupted = () => shutdown.isRequested;
  return steps.run('Checking Node, the settings and the port', async () => {
    checkNodeVersion();
    const settings = readSettings(process.env);
    const lock = await claimDataFolder(settings, (text) => steps.say(text));
    shutdown.add('', async () => lock.release());
    await checkPort(settings);
    return { settings, lock, outcome: `Node ${process.versions.node}, port ${settings.port}` };
  });
}

/** @param {import('./steps.mjs').Steps} steps */
export async function install(steps) {
  checkNodeVersion();
  await steps.run('Installing the dependencies (npm ci)', async () => {
    if (isInstalled()) return { outcome: 'already there' };
    await installDependencies();
    return {};
  });
}

const DATABASE_WATCH_MS = 5_000;

/**
 * The database that the settings name, or the embedded one, kept up until the end.
 * @param {object} options
 * @param {import('./steps.mjs').Steps} options.steps
 * @param {import('./shutdown.mjs').Shutdown} options.shutdown
 * @param {import('./settings.mjs').LauncherSettings} options.settings
 * @returns {Promise<string>} its address
 */
export async function openDatabase({ steps, shutdown, settings: { databaseUrl, dataDir, postgresPort } }) {
  if (databaseUrl) return databaseUrl;
  const say = (text) => steps.say(text);
  const database = await steps.run('Starting PostgreSQL', () =>
    startEmbeddedPostgres({ dataDir, port: postgresPort, say }),
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
  return database.url;
}

/** Starts the database again when it dies under the product. */
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
