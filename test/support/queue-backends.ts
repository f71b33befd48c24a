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

let given = 0;

/** The test Redis has many databases, one for each test file; a configured Redis is used as given. */
function ownDatabase(redisUrl: string): string {
  const databases = Number(process.env.TEST_REDIS_DATABASES ?? 0);
  const share = Math.floor(databases / 4);
  const own = 1 + Number(process.env.JEST_WORKER_ID ?? 0) * share + (given++ % share);
  return databases > 1 ? `${redisUrl}/${own % databases}` : redisUrl;
}
