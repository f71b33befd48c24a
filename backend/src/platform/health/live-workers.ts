import { oneRow, type Database } from '../database/rows.js';
import { deadlineMs } from '../timings.js';

/**
 * SQL condition on `worker_heartbeats`: the worker has sent a heartbeat recently. A heartbeat from the future was sent while the clock was
 * ahead, and is ignored.
 */
export const isLive = (): string =>
  `abs(extract(epoch FROM now() - beat_at)) * 1000 <= ${deadlineMs('heartbeat')}`;

/** @returns whether at least one worker has sent a heartbeat recently */
export async function hasLiveWorker(database: Database): Promise<boolean> {
  const { live } = await oneRow<{ live: boolean }>(
    database,
    `SELECT EXISTS (SELECT FROM worker_heartbeats WHERE ${isLive()}) AS live`,
  );
  return live;
}
