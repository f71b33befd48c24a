import path from 'node:path';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';
import { workerMetricsPort } from './product-env.mjs';

/**
 * Settings that the launcher itself uses. The product validates all settings in `backend/src/platform/config`; these are checked here too,
 * so that an error is reported before the installation and build.
 * @typedef {object} LauncherSettings
 * @property {number} port
 * @property {string | undefined} host
 * @property {string} dataDir absolute
 * @property {string | undefined} databaseUrl
 * @property {string | undefined} ownerUrl of the role that owns the schema, if the product runs as another one
 * @property {number | undefined} postgresPort
 * @property {number[]} productPorts ports of web and worker, which the embedded PostgreSQL must leave to them
 * @property {import('./log-files.mjs').LogLimits} logs
 * @property {boolean} demo
 * @property {string} siteUrl public URL of the site
 */

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {LauncherSettings}
 * @throws {Problem} if a setting is invalid
 */
export function readSettings(env) {
  const port = portSetting(env, 'PORT') ?? 3000;
  const databaseUrl = urlSetting(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const ownerUrl = urlSetting(env, 'DATABASE_OWNER_URL', ['postgres:', 'postgresql:']);
  if (ownerUrl && !databaseUrl) throw new Problem('DATABASE_OWNER_URL is used only along with DATABASE_URL.');
  redisSetting(env);
  urlSetting(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  const siteUrl = urlSetting(env, 'SITE_URL', ['http:', 'https:']);
  const postgresPort = portSetting(env, 'PG_PORT');
  const productPorts = [port, ...metricsPorts(env)];
  if (new Set(productPorts).size < productPorts.length)
    throw new Problem(`METRICS_PORT and the port after it must not be PORT ${port}.`);
  if (postgresPort && productPorts.includes(postgresPort))
    throw new Problem(`PG_PORT ${postgresPort} is used by the product itself: set another, or none.`);
  return {
    port,
    host: text(env, 'HOST'),
    dataDir: path.resolve(ROOT, text(env, 'DATA_DIR') ?? 'var'),
    databaseUrl,
    ownerUrl,
    postgresPort,
    productPorts,
    logs: {
      maxBytes: (numberSetting(env, 'LOG_MAX_MB', { least: 1, most: 10_000 }) ?? 20) * 1024 * 1024,
      keep: numberSetting(env, 'LOG_KEEP', { least: 0, most: 100 }) ?? 5,
    },
    demo: flagSetting(env, 'DEMO') ?? databaseUrl === undefined,
    siteUrl: siteUrl?.replace(/\/$/, '') ?? `http://localhost:${port}`,
  };
}

function text(env, name) {
  return env[name]?.trim() || undefined;
}

function portSetting(env, name) {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (/^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535) return Number(value);
  throw new Problem(`${name} must be a port from 1 to 65535, not "${value}".`);
}

function metricsPorts(env) {
  const port = portSetting(env, 'METRICS_PORT');
  return port ? [port, workerMetricsPort(port)] : [];
}

function numberSetting(env, name, { least, most }) {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (/^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value);
  throw new Problem(`${name} must be a number from ${least} to ${most}, not "${value}".`);
}

function flagSetting(env, name) {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (value === '0' || value === '1') return value === '1';
  throw new Problem(`${name} must be 0 or 1, not "${value}".`);
}

/** `redis-sentinel://` and `redis-cluster://` name several hosts, which URL does not parse; the product's settings read them whole. */
function redisSetting(env) {
  const value = text(env, 'REDIS_URL');
  if (value === undefined || /^rediss?-(sentinel|cluster):\/\/./.test(value)) return;
  urlSetting(env, 'REDIS_URL', ['redis:', 'rediss:']);
}

/** The value is omitted from the message, because it may contain a password. */
function urlSetting(env, name, protocols) {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
  const shapes = protocols.map((protocol) => `${protocol}//…`).join(' or ');
  throw new Problem(`${name} must be an address of the form ${shapes}`);
}
