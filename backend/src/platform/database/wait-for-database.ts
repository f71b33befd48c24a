import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Settings } from '../config/settings.js';
import { isStopping } from '../process/limit-shutdown.js';
import { warnOncePerMinute } from '../process/repeated-warning.js';
import { deadlineMs } from '../timings.js';

const AGAIN_MS = 1_000;

/** Runs work on a connection of its own, outside of the pool. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: deadlineMs('databaseConnection'),
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Waits at the start of a process until its database can be used, and says why it waits. The log of the process begins later.
 * @throws the last error if the process is told to stop meanwhile
 */
export async function waitForDatabase({ DATABASE_URL }: Settings): Promise<void> {
  for (;;) {
    try {
      return await withClient(DATABASE_URL, async () => undefined);
    } catch (error) {
      if (isStopping()) throw error;
      warnOncePerMinute(console, `Waiting for the database of DATABASE_URL: ${(error as Error).message}`);
      await sleep(AGAIN_MS);
    }
  }
}
