import pg from 'pg';
import { ImpatientClient } from './impatient-client.js';

const CONNECT_TIMEOUT_MS = 4_000;
/** Each part of a process that waits for the pool listens for its errors. */
const MOST_LISTENERS = 50;

/** A small pool beside TypeORM's, for a library that wants its own; a lost connection is its next user's error, not the process's end. */
export function openPool(url: string, options: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...options,
    Client: ImpatientClient,
  } as pg.PoolConfig);
  pool.setMaxListeners(MOST_LISTENERS);
  pool.on('error', () => undefined);
  return pool;
}
