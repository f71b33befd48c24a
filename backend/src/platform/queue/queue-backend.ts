import {
  assertSchemaCompatibility,
  createPostgresBackend,
  Queue,
  runMigrations,
  withBackend,
  Worker,
  type Job,
  type JobsOptions,
} from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { TIME_ZONE } from '#common/vocabulary/time-zone.js';
import { openPool } from '../database/pool.js';
import type { Repetition } from './define-job.js';

const POOL_SIZE = 12;
const COMMAND_TIMEOUT_MS = 5_000;

/** A job interrupted by a crash is restarted within about 10 s, any number of times (measured; reliability.md, Queues). */
const WORKER_OPTIONS = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 10 };

/**
 * Retries are recorded in inbox and mail ledger rows, so failed jobs are removed at once and their ids become free. Some completed jobs are
 * kept for the dashboard. Job ids contain a value unique to the row (a time, a random key): after a restored backup row ids are reused,
 * while the queue still remembers the old ones.
 */
const JOB_OPTIONS: JobsOptions = { attempts: 1, removeOnComplete: { count: 500 }, removeOnFail: true };

export interface NewJob {
  name: string;
  data: object;
  /** Two jobs with the same id are one job. An id contains no `:` and is not all digits. */
  id: string;
  delayMs?: number;
}

export interface JobQueue {
  addAll(jobs: NewJob[]): Promise<void>;
  /** Schedules a recurring job, once for all workers. */
  repeat(jobName: string, repetition: Repetition): Promise<void>;
  /** Schedules a recurring job anew if its next run was planned while the clock was ahead. */
  repair(jobName: string, repetition: Repetition): Promise<void>;
  close(): Promise<void>;
}

export interface JobWorker {
  close(): Promise<void>;
}

export interface WorkerEvents {
  process: (job: Job) => Promise<void>;
  concurrency: number;
  onError: (error: Error) => void;
}

/**
 * BullMQ's store: Redis if REDIS_URL is set, otherwise PostgreSQL. All queues of a process share one pool; with a pool each, six queues
 * held 67 connections (reliability.md, Queues).
 */
export interface QueueBackend {
  readonly kind: 'redis' | 'postgres';
  /** Resolves when the store accepts jobs; rejects within seconds if it does not. */
  ready(): Promise<void>;
  /** Warnings about store settings that could lose jobs. The reconcilers would find the work again, but late. */
  warning(): Promise<string | undefined>;
  queue(name: string): JobQueue;
  worker(name: string, events: WorkerEvents): JobWorker;
  /** BullMQ's own queue object, for the dashboard. */
  boardQueue(name: string): BoardQueue;
  close(): Promise<void>;
}

export interface BoardQueue {
  close(): Promise<void>;
}

/** Creates the store that the settings name. It connects on `ready()`. */
export function openQueueBackend(settings: {
  DATABASE_URL: string;
  REDIS_URL?: string | undefined;
}): QueueBackend {
  return settings.REDIS_URL ? redisBackend(settings.REDIS_URL) : postgresBackend(settings.DATABASE_URL);
}

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

function postgresBackend(url: string): QueueBackend {
  const pool = openPool(url, { max: POOL_SIZE, options: '-c search_path=bullmq,public' });
  const classes = withBackend(createPostgresBackend);
  return {
    kind: 'postgres',
    async ready() {
      const client = await pool.connect();
      try {
        await assertSchemaCompatibility(client);
      } finally {
        client.release();
      }
    },
    warning: async () => undefined,
    queue: (name) => jobQueue(new classes.Queue(name, { connection: pool, defaultJobOptions: JOB_OPTIONS })),
    boardQueue: (name) => quiet(new classes.Queue(name, { connection: pool })),
    worker: (name, { process, concurrency, onError }) =>
      jobWorker(
        new classes.Worker(name, process, { connection: pool, concurrency, ...WORKER_OPTIONS }),
        onError,
      ),
    close: () => pool.end(),
  };
}

function redisBackend(url: string): QueueBackend {
  const producer = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    lazyConnect: true,
    commandTimeout: COMMAND_TIMEOUT_MS,
  });
  const consumer = new Redis(url, { maxRetriesPerRequest: null, lazyConnect: true });
  for (const connection of [producer, consumer]) connection.on('error', () => undefined);
  return {
    kind: 'redis',
    async ready() {
      for (const connection of [producer, consumer])
        if (connection.status === 'wait') await connection.connect();
      await producer.ping();
    },
    async warning() {
      const setting = async (name: string) => ((await producer.config('GET', name)) as string[])[1];
      const policy = await setting('maxmemory-policy');
      if (policy !== 'noeviction')
        return `Redis may throw jobs away: maxmemory-policy is ${policy} and must be noeviction`;
      if ((await setting('appendonly')) !== 'yes')
        return 'Redis forgets jobs when it restarts, which delays them: appendonly should be yes';
      return undefined;
    },
    queue: (name) => jobQueue(new Queue(name, { connection: producer, defaultJobOptions: JOB_OPTIONS })),
    boardQueue: (name) => quiet(new Queue(name, { connection: producer })),
    worker: (name, { process, concurrency, onError }) =>
      jobWorker(new Worker(name, process, { connection: consumer, concurrency, ...WORKER_OPTIONS }), onError),
    async close() {
      producer.disconnect();
      consumer.disconnect();
    },
  };
}

/** The part of BullMQ's API that works the same on both stores. */
interface BullQueue {
  addBulk(jobs: { name: string; data: object; opts: JobsOptions }[]): Promise<unknown>;
  upsertJobScheduler(
    id: string,
    repeat: { every: number } | { pattern: string; tz: string },
    template: { name: string; data: object },
  ): Promise<unknown>;
  getJobScheduler(id: string): Promise<{ next?: number } | undefined>;
  removeJobScheduler(id: string): Promise<boolean>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}

interface BullWorker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}

/** Connection errors are reported by `ready()`. */
function quiet<Q extends BullQueue>(queue: Q): Q {
  queue.on('error', () => undefined);
  return queue;
}

function jobQueue(queue: BullQueue): JobQueue {
  quiet(queue);
  const repeat = async (jobName: string, repetition: Repetition): Promise<void> => {
    await queue.upsertJobScheduler(jobName, schedule(repetition), { name: jobName, data: {} });
  };
  return {
    repeat,
    async repair(jobName, repetition) {
      const { next = 0 } = (await queue.getJobScheduler(jobName)) ?? {};
      if (next <= Date.now() + longestWait(repetition)) return;
      await queue.removeJobScheduler(jobName);
      await repeat(jobName, repetition);
    },
    async addAll(jobs) {
      await queue.addBulk(
        jobs.map(({ name, data, id, delayMs }) => ({ name, data, opts: { jobId: id, delay: delayMs ?? 0 } })),
      );
    },
    close: () => queue.close(),
  };
}

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** The longest time until the next run that a right clock can give. */
function longestWait(repetition: Repetition): number {
  return ('every' in repetition ? repetition.every : DAY_MS) + MINUTE_MS;
}

function schedule(repetition: Repetition): { every: number } | { pattern: string; tz: string } {
  if ('every' in repetition) return repetition;
  const [hour, minute] = repetition.dailyAt.split(':').map(Number);
  return { pattern: `${minute} ${hour} * * *`, tz: TIME_ZONE };
}

function jobWorker(worker: BullWorker, onError: (error: Error) => void): JobWorker {
  worker.on('error', onError);
  return { close: () => worker.close() };
}
