import { oneRow, type Database } from '../database/rows.js';
import { deadlineMs } from '../timings.js';

/**
 * SQL condition on `worker_heartbeats`: the worker has sent a heartbeat recently. A heartbeat from the future was sent while the clock was
 * ahead, and is ignored.
 */
export const isLive = (): string =>
  `abs(extract(epoch FROM now() - beat_at)) * 1000 <= ${deadlineMs('heartbeat')}`;

/** @returns the number of workers that have sent a heartbeat recently */
export async function countLiveWorkers(database: Database): Promise<number> {
  const { live } = await oneRow<{ live: number }>(
    database,
    `SELECT count(*)::int AS live FROM worker_heartbeats WHERE ${isLive()}`,
  );
  return live;
}

/** @returns whether at least one worker has sent a heartbeat recently */
export async function hasLiveWorker(database: Database): Promise<boolean> {
  return (await countLiveWorkers(database)) > 0;
}
