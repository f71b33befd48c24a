import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';

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
    SESSION_SECRET: env.SESSION_SECRET || storedSecret(settings.dataDir),
  };
}

/**
 * The worker's metrics have the next port, because web and worker run on one machine.
 * @param {NodeJS.ProcessEnv} env of the web process
 * @returns {NodeJS.ProcessEnv}
 */
export function workerEnvironment(env) {
  return env.METRICS_PORT ? { ...env, METRICS_PORT: String(Number(env.METRICS_PORT) + 1) } : env;
}

/** As SESSION_SECRET needs (settings.ts). */
const LEAST_SECRET = 32;

/** Generated once and stored, so that a restart does not end sessions. */
function storedSecret(dataDir) {
  const file = path.join(dataDir, 'session.secret');
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length >= LEAST_SECRET) return secret;
    throw new Problem(
      `${file} has fewer than ${LEAST_SECRET} characters: delete it to have another one made. Everybody signs in again.`,
    );
  } catch (error) {
    if (error.code === 'ENOENT') return newSecret(file);
    if (!error.code) throw error;
    throw new Problem(`${file} cannot be read (${error.code}): move it away to have another one made.`);
  }
}

function newSecret(file) {
  const secret = randomBytes(48).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
