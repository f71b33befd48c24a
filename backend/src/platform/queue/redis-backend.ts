import { Queue, Worker } from 'bullmq';
import { JOB_OPTIONS, jobQueue, jobWorker, quiet, WORKER_OPTIONS } from './bull-parts.js';
import type { QueueBackend } from './queue-backend.js';
import { parseRedisAddress } from '../config/redis-address.js';
import { openRedis, primariesOf } from './redis-connection.js';
import { deadlineMs } from '../timings.js';

/** Maximum number of retries; without it, `ready()` would not reject while no Sentinel answers. */
const SENTINEL_RETRIES = 10;
const SENTINEL_RETRY_MS = 300;
/** The key that `ready()` writes expires, so that nothing of a retired product stays. */
const READY_SECONDS = 600;

/**
 * The queues on Redis: one server, a primary that Sentinels name, or a cluster. After a failover `ready()` fails until a primary accepts
 * commands; QueueRuntime then opens the store anew, and enqueues the jobs of open rows again.
 * @param url REDIS_URL
 */
export function redisBackend(url: string): QueueBackend {
  const address = parseRedisAddress(url)!;
  const producer = openRedis(address, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: deadlineMs('redisCommand'),
    sentinelRetryStrategy: (attempt) => (attempt <= SENTINEL_RETRIES ? SENTINEL_RETRY_MS : null),
  });
  const consumer = openRedis(address, { maxRetriesPerRequest: null });
  for (const connection of [producer, consumer]) connection.on('error', () => undefined);
  // A script may use keys of one slot only; each queue has a slot of its own, so that the nodes share the work.
  const place = (name: string) => (address.kind === 'cluster' ? { prefix: `{${name}}` } : {});
  return {
    kind: 'redis',
    async ready() {
      for (const connection of [producer, consumer])
        if (connection.status === 'wait') await connection.connect();
      for (const primary of primariesOf(producer)) await primary.ping();
      // A store that is full or read-only answers PING.
      await producer.set('costa-directa:ready', '1', 'EX', READY_SECONDS);
    },
    async warning() {
      for (const primary of primariesOf(producer)) {
        const setting = async (name: string) => ((await primary.config('GET', name)) as string[])[1];
        const policy = await setting('maxmemory-policy');
        if (policy !== 'noeviction')
          return `Redis may evict jobs: maxmemory-policy is ${policy} and must be noeviction`;
        if ((await setting('appendonly')) !== 'yes')
          return 'Redis loses jobs when it restarts, which delays them: appendonly should be yes';
      }
      return undefined;
    },
    queue: (name) =>
      jobQueue(new Queue(name, { connection: producer, defaultJobOptions: JOB_OPTIONS, ...place(name) })),
    boardQueue: (name) => quiet(new Queue(name, { connection: producer, ...place(name) })),
    worker: (name, { process, concurrency, ...events }) =>
      jobWorker(
        new Worker(name, process, { connection: consumer, concurrency, ...WORKER_OPTIONS, ...place(name) }),
        events,
      ),
    async close() {
      producer.disconnect();
      consumer.disconnect();
    },
  };
}
