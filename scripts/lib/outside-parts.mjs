import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from './problem.mjs';

const OLDEST_POSTGRES = 15;
const PATIENCE_MS = 10_000;
const ANSWER_MS = 3_000;

/**
 * Connects to the configured servers, so that a wrong address is reported within seconds in one line. Waits for servers that are starting.
 * An unavailable mail server or read replica is only reported: mail can wait, and the primary answers instead.
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {(text: string) => void} options.say
 * @param {() => boolean} options.isInterrupted
 * @param {number} [options.patience] in milliseconds
 * @throws {Problem} if PostgreSQL or Redis refuses the connection, or does not answer in time
 */
export async function checkOutsideParts({ env, say, isInterrupted, patience = PATIENCE_MS }) {
  const {
    DATABASE_URL: database,
    DATABASE_OWNER_URL: owner,
    DATABASE_READ_URL: replica,
    REDIS_URL: redis,
    SMTP_URL: smtp,
  } = trimmed(env);
  const asked = [];
  const until = Date.now() + patience;
  const insist = async (name, ask) => {
    asked.push(name);
    for (;;) {
      const fault = await ask();
      if (!fault) return;
      if (!fault.passing || Date.now() > until || isInterrupted())
        throw new Problem(`${name}: ${fault.text}`);
      await sleep(500);
    }
  };
  // The role of DATABASE_URL may not exist before the first migration.
  if (owner) await insist('DATABASE_OWNER_URL', () => askPostgres(owner));
  else if (database) await insist('DATABASE_URL', () => askPostgres(database));
  if (redis) await insist('REDIS_URL', () => askRedis(redis));
  if (replica) {
    const fault = await askPostgres(replica);
    asked.push('DATABASE_READ_URL');
    if (fault) say(`DATABASE_READ_URL: ${fault.text}; reads use DATABASE_URL until it answers`);
  }
  if (smtp) {
    const silence = await askSmtp(smtp);
    asked.push('SMTP_URL');
    if (silence) say(`SMTP_URL: ${silence}; mail stays queued until it answers`);
  }
  return { outcome: asked.join(', ') };
}

const trimmed = (env) =>
  Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value?.trim()]));

/** Host, or folder of a socket, and port of a URL, without its password. */
function placeOf(url, defaultPort) {
  const { hostname, port } = new URL(url);
  const host = decodeURIComponent(hostname).replace(/^\[|\]$/g, '') || 'localhost';
  return { host, port: Number(port) || defaultPort };
}

const silenceAt = ({ host, port }, error) =>
  `nobody answers at ${host}:${port} (${error.code ?? error.message})`;

/** PostgreSQL errors for a correct address with another problem. */
const REFUSALS = {
  '28P01': 'the server refuses this user or password',
  28000: 'the server refuses this user or password',
  '3D000': 'the server has no database of that name: create it first',
  42501: 'this user may not use that database',
};

async function askPostgres(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      `SELECT current_setting('server_version_num')::int / 10000 AS major, current_setting('server_encoding') AS encoding`,
    );
    const [{ major, encoding }] = rows;
    if (major < OLDEST_POSTGRES)
      return { text: `PostgreSQL ${major} is too old: ${OLDEST_POSTGRES} or newer is needed` };
    return encoding === 'UTF8' ? undefined : { text: `the database must be in UTF8, not ${encoding}` };
  } catch (error) {
    const refusal = REFUSALS[error.code];
    if (refusal) return { text: refusal };
    return error.code === '57P03' || !/^\w{5}$/.test(error.code ?? '')
      ? { text: silenceAt(placeOf(url, 5432), error), passing: true }
      : { text: error.message };
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function askRedis(url) {
  const [, kind, hosts] = /^rediss?-(sentinel|cluster):\/\/(?:[^@]*@)?([^/?]+)/.exec(url) ?? [];
  return kind ? askAnyOf(hosts.split(','), kind === 'sentinel' ? 26_379 : 6_379) : askRedisServer(url);
}

/** One Sentinel or node that answers is sufficient, because it knows the others. */
async function askAnyOf(hosts, defaultPort) {
  const places = hosts.map((host) => placeOf(`redis://${host}`, defaultPort));
  const silences = await Promise.all(places.map(askPort));
  return silences.every(Boolean) ? { text: silences.join('; '), passing: true } : undefined;
}

async function askRedisServer(url) {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: ANSWER_MS,
    commandTimeout: ANSWER_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let last;
  redis.on('error', (error) => {
    last = error;
  });
  try {
    await Promise.race([redis.connect().then(() => redis.ping()), silence()]);
    return undefined;
  } catch (error) {
    const reason = last ?? error;
    if (/NOAUTH|WRONGPASS|ERR |NOPERM/.test(reason.message))
      return { text: `the server refuses: ${reason.message}` };
    return { text: silenceAt(placeOf(url, 6379), reason), passing: true };
  } finally {
    redis.disconnect();
  }
}

/** Timeout for a server that accepts the connection and does not respond. */
async function silence() {
  await sleep(2 * ANSWER_MS, undefined, { ref: false });
  throw new Error('no answer');
}

const askSmtp = (url) => askPort(placeOf(url, url.startsWith('smtps:') ? 465 : 587));

/** @returns {Promise<string | undefined>} why the port does not answer; undefined if it does */
function askPort(place) {
  return new Promise((resolve) => {
    const socket = connect({ ...place, timeout: ANSWER_MS });
    const end = (error) => {
      socket.destroy();
      resolve(error && silenceAt(place, error));
    };
    socket.once('connect', () => end());
    socket.once('timeout', () => end(new Error('no answer')));
    socket.once('error', end);
  });
}
