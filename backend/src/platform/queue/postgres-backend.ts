import {
  assertSchemaCompatibility,
  PostgresConnection,
  type PostgresConnectionOptions,
  PostgresQueueBackend,
  runMigrations,
  withBackend,
} from 'bullmq';
import pg from 'pg';
import { WRITE } from '../database/write-check.js';
import { openPool } from '../database/pool.js';
import { JOB_OPTIONS, jobQueue, jobWorker, quiet, WORKER_OPTIONS } from './bull-parts.js';
import type { QueueBackend } from './queue-backend.js';

const POOL_SIZE = 5;
/** Each queue and each worker listens for errors and notifications of the shared connection. */
const MOST_QUEUES = 50;

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

/** `application_name` of the connection over which the workers of a process listen for jobs. The dashboard finds workers by it. */
const LISTENING = 'queues';

/** A queue or worker on the connections of all: it leaves them open when it closes. */
class SharedBackend extends PostgresQueueBackend {
  override async close(): Promise<void> {}

  override clientName(suffix = ''): string {
    return LISTENING + suffix;
  }
}

/** The queues in the schema `bullmq` of PostgreSQL. All workers of a process listen for jobs over one connection. */
export function postgresBackend(url: string): QueueBackend {
  const pool = openPool(url, { max: POOL_SIZE, options: '-c search_path=bullmq,public', pipeline: true });
  const shared = new PostgresConnection(pool).setMaxListeners(MOST_QUEUES);
  pool.on('connect', (client) => client.setMaxListeners(MOST_QUEUES));
  const classes = withBackend<SharedBackend, PostgresConnectionOptions>(
    (name, options, { withBlockingConnection } = {}) =>
      new SharedBackend(shared, name, options, true, withBlockingConnection ? LISTENING : undefined),
  );
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
    async close() {
      await shared.close();
      await pool.end();
    },
  };
}
