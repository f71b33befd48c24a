import { randomInt } from 'node:crypto';

/** A queue backend. Tests run on each: `describe.each(queueBackends())('on $name', …)`. */
export interface QueueBackend {
  name: 'PostgreSQL' | 'Redis';
  /** Unset on PostgreSQL, as in the product's settings. */
  redisUrl?: string;
}

/** PostgreSQL always; Redis if the run found one (its summary says so otherwise). */
export function queueBackends(): QueueBackend[] {
  const redisUrl = process.env.TEST_REDIS_URL;
  return redisUrl
    ? [{ name: 'PostgreSQL' }, { name: 'Redis', redisUrl: ownDatabase(redisUrl) }]
    : [{ name: 'PostgreSQL' }];
}

/** The test Redis has many databases, one per test file; a configured Redis is used as given. */
function ownDatabase(redisUrl: string): string {
  const databases = Number(process.env.TEST_REDIS_DATABASES ?? 0);
  return databases > 1 ? `${redisUrl}/${randomInt(1, databases)}` : redisUrl;
}
