import { LIMITS } from '#common/vocabulary/limits.js';
import './session-types.js';

/** Nobody stays signed in longer, however active (reliability.md, Sessions and logins). */
const LONGEST_MS = 12 * 3_600_000;
/** `seenAt` is written at most this often. */
const TOUCH_MS = 60_000;

export const SESSION_TTL_SECONDS = LONGEST_MS / 1_000;

export interface SessionTimes {
  startedAt?: number;
  seenAt?: number;
}

/** Milliseconds that the session still has without activity; 0 when it is over. */
export function remainingMs({ startedAt, seenAt }: SessionTimes, now: number): number {
  if (startedAt === undefined || seenAt === undefined) return 0;
  return Math.max(0, Math.min(seenAt + LIMITS.adminIdleMs, startedAt + LONGEST_MS) - now);
}

/** Whether somebody is signed in: the session is an administrator's and not over. */
export function isSignedIn(session: SessionTimes & { administratorId?: number }, now: number): boolean {
  return session.administratorId !== undefined && remainingMs(session, now) > 0;
}

/** Whether activity at `now` is worth writing down. */
export function shouldTouch({ seenAt = 0 }: SessionTimes, now: number): boolean {
  return now - seenAt >= TOUCH_MS;
}
