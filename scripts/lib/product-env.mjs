/**
 * Addresses of the database: as the role of the running product, and as the owner of the schema if that is another one.
 * @typedef {{ databaseUrl: string, ownerUrl?: string | undefined }} DatabaseUrls
 */

/**
 * Environment of the programs that prepare the database.
 * @param {NodeJS.ProcessEnv} env of the product's processes
 * @param {DatabaseUrls} urls
 * @returns {NodeJS.ProcessEnv}
 */
export function ownerEnvironment(env, { ownerUrl }) {
  return { ...env, DATABASE_OWNER_URL: ownerUrl };
}

/**
 * Environment of the product's processes: the user's settings, completed by the launcher.
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {import('./settings.mjs').LauncherSettings} options.settings
 * @param {string} options.databaseUrl
 * @param {'production' | 'development'} options.mode
 * @returns {NodeJS.ProcessEnv}
 */
export function productEnvironment({ env, settings, databaseUrl, mode }) {
  return {
    ...env,
    NODE_ENV: mode,
    PORT: String(settings.port),
    DATA_DIR: settings.dataDir,
    DATABASE_URL: databaseUrl,
    // Only programs that prepare the database know the owner.
    DATABASE_OWNER_URL: undefined,
    DEMO: settings.demo ? '1' : '0',
    SITE_URL: settings.siteUrl,
  };
}

/**
 * Port of the worker's metrics: the next one, because web and worker run on one machine.
 * @param {number} port of the web process's metrics
 */
export function workerMetricsPort(port) {
  return port + 1;
}

/**
 * @param {NodeJS.ProcessEnv} env of the web process
 * @returns {NodeJS.ProcessEnv}
 */
export function workerEnvironment(env) {
  if (!env.METRICS_PORT) return env;
  return { ...env, METRICS_PORT: String(workerMetricsPort(Number(env.METRICS_PORT))) };
}
