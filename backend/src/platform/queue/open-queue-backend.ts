import type { QueueBackend } from './queue-backend.js';

/** Creates the store that the settings name. It connects on `ready()`. A web process loads BullMQ only when its dashboard is used. */
export async function openQueueBackend(settings: {
  DATABASE_URL: string;
  REDIS_URL?: string | undefined;
}): Promise<QueueBackend> {
  if (!settings.REDIS_URL)
    return (await import('./postgres-backend.js')).postgresBackend(settings.DATABASE_URL);
  return (await import('./redis-backend.js')).redisBackend(settings.REDIS_URL);
}
