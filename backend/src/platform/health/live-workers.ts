import { oneRow, type Database } from '../database/rows.js';

/** Several heartbeat intervals. */
const SILENCE = '10 seconds';

/**
 * SQL condition on `worker_heartbeats`: the worker has sent a heartbeat recently. A heartbeat from the future was sent while the clock was
 * ahead, and is ignored.
 */
export const IS_LIVE = `beat_at BETWEEN now() - interval '${SILENCE}' AND now() + interval '${SILENCE}'`;

/** @returns whether at least one worker has sent a heartbeat recently */
export async function hasLiveWorker(database: Database): Promise<boolean> {
  const { live } = await oneRow<{ live: boolean }>(
    database,
    `SELECT EXISTS (SELECT FROM worker_heartbeats WHERE ${IS_LIVE}) AS live`,
  );
  return live;
}
