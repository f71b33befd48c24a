import { assertSchemaCompatibility, createPostgresBackend, runMigrations, withBackend } from 'bullmq';
import pg from 'pg';
import { WRITE } from '../database/write-check.js';
import { openPool } from '../database/pool.js';
import { JOB_OPTIONS, jobQueue, jobWorker, quiet, WORKER_OPTIONS } from './bull-parts.js';
import type { QueueBackend } from './queue-backend.js';

const POOL_SIZE = 12;

/**
 * Creates or updates the tables of the queues in PostgreSQL, as the owner of the schema. The processes of the product only use them
 * (docs/decisions/0064).
 */
export async function migrateQueueTables(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await runMigrations(client);
  } finally {
    await client.end();
  }
}

/** The queues in the schema `bullmq` of PostgreSQL. */
export function postgresBackend(url: string): QueueBackend {
  const pool = openPool(url, { max: POOL_SIZE, options: '-c search_path=bullmq,public' });
  const classes = withBackend(createPostgresBackend);
  return {
    kind: 'postgres',
    async ready() {
      const client = await pool.connect();
      try {
        await assertSchemaCompatibility(client);
        // A standby and a read-only database answer, and refuse what a queue does.
        await client.query(WRITE);
      } finally {
        client.release();
      }
    },
    warning: async () => undefined,
    queue: (name) => jobQueue(new classes.Queue(name, { connection: pool, defaultJobOptions: JOB_OPTIONS })),
    boardQueue: (name) => quiet(new classes.Queue(name, { connection: pool })),
    worker: (name, { process, concurrency, ...events }) =>
      jobWorker(
        new classes.Worker(name, process, { connection: pool, concurrency, ...WORKER_OPTIONS }),
        events,
      ),
    close: () => pool.end(),
  };
}
