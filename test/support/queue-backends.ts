import { randomInt } from 'node:crypto';

/** A way of running the queues. Tests of them run on each: `describe.each(queueBackends())('on $name', …)`. */
export interface QueueBackend {
  name: 'PostgreSQL' | 'Redis';
  /** Unset on PostgreSQL, as the product's own setting is. */
  redisUrl?: string;
}

/** PostgreSQL always; Redis where the run found one (it says so at its end when it did not). */
export function queueBackends(): QueueBackend[] {
  const redisUrl = process.env.TEST_REDIS_URL;
  return redisUrl
    ? [{ name: 'PostgreSQL' }, { name: 'Redis', redisUrl: ownDatabase(redisUrl) }]
    : [{ name: 'PostgreSQL' }];
}

/** The Redis of the tests has many databases, so that no test file meets the jobs of another; a given one is used as given. */
function ownDatabase(redisUrl: string): string {
  const databases = Number(process.env.TEST_REDIS_DATABASES ?? 0);
  return databases > 1 ? `${redisUrl}/${randomInt(1, databases)}` : redisUrl;
}
