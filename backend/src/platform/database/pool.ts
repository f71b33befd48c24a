import pg from 'pg';
import { TimeoutClient } from './timeout-client.js';
import { deadlineMs } from '../timings.js';

/** Each part of a process that waits for the pool listens for its errors. */
const MOST_LISTENERS = 50;

/**
 * A small pool for a library that needs its own. Errors of idle connections are ignored, so that they do not end the process; the next
 * query reports them.
 */
export function openPool(url: string, options: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: deadlineMs('databaseConnection'),
    ...options,
    Client: TimeoutClient,
  } as pg.PoolConfig);
  pool.setMaxListeners(MOST_LISTENERS);
  pool.on('error', () => undefined);
  return pool;
}
