import { postgresBackend } from './postgres-backend.js';
import type { QueueBackend } from './queue-backend.js';
import { redisBackend } from './redis-backend.js';

/** Creates the store that the settings name. It connects on `ready()`. */
export function openQueueBackend(settings: {
  DATABASE_URL: string;
  REDIS_URL?: string | undefined;
}): QueueBackend {
  return settings.REDIS_URL ? redisBackend(settings.REDIS_URL) : postgresBackend(settings.DATABASE_URL);
}
