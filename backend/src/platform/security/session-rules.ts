import { INTERNAL_LIMITS } from '#common/kernel/limits.js';
import { type Role, type SecondStepFor, needsSecondStep } from '#common/kernel/calls/roles.js';
import './session-types.js';

/** Absolute lifetime, regardless of activity (reliability.md, Sessions and logins). */
const LONGEST_MS = 12 * 3_600_000;
/** Minimum interval between updates of `seenAt`. */
const TOUCH_MS = 60_000;

export const SESSION_TTL_SECONDS = LONGEST_MS / 1_000;

export interface SessionTimes {
  startedAt?: number;
  seenAt?: number;
}

/**
 * Milliseconds until the session expires without activity; 0 if it has expired. Times in the future were written while the clock was ahead:
 * they give no more than the idle time, and a session from further ahead has expired (docs/reliability.md, Clocks).
 */
export function remainingMs({ startedAt, seenAt }: SessionTimes, now: number): number {
  if (startedAt === undefined || seenAt === undefined) return 0;
  if (Math.max(startedAt, seenAt) > now + INTERNAL_LIMITS.adminIdleMs) return 0;
  return Math.max(
    0,
    Math.min(Math.min(seenAt, now) + INTERNAL_LIMITS.adminIdleMs, startedAt + LONGEST_MS) - now,
  );
}

/** Whether activity no longer extends what remains of the session, because that reaches its absolute lifetime. */
export function endsByAge({ startedAt = 0, seenAt = 0 }: SessionTimes, now: number): boolean {
  return startedAt + LONGEST_MS <= Math.min(seenAt, now) + INTERNAL_LIMITS.adminIdleMs;
}

/** Whether the session belongs to an administrator and has not expired. */
export function isSignedIn(session: SessionTimes & { administratorId?: number }, now: number): boolean {
  return session.administratorId !== undefined && remainingMs(session, now) > 0;
}

interface SignedInAs {
  role?: Role;
  secondStep?: boolean;
}

/** Whether the account must have a second step and has none. */
export function lacksSecondStep(
  { role, secondStep }: SignedInAs,
  { SECOND_STEP_FOR }: { SECOND_STEP_FOR: SecondStepFor },
): boolean {
  return secondStep !== true && needsSecondStep(role, SECOND_STEP_FOR);
}

/** Whether the session may use the back office: an account that lacks its second step can only set it up. */
export function mayUse(
  session: SessionTimes & SignedInAs & { administratorId?: number },
  now: number,
  settings: { SECOND_STEP_FOR: SecondStepFor },
): boolean {
  return isSignedIn(session, now) && !lacksSecondStep(session, settings);
}

/** Period in which a confirmation by password or passkey counts for calls that require a recent one (docs/decisions/0007). */
const RECENT_MS = 15 * 60_000;

/** Whether the account was confirmed by its password or a passkey within the last 15 minutes. */
export function isRecent({ confirmedAt = 0 }: { confirmedAt?: number }, now: number): boolean {
  return Math.abs(now - confirmedAt) < RECENT_MS;
}

/** Whether activity at `now` has to be recorded. */
export function shouldTouch({ seenAt = 0 }: SessionTimes, now: number): boolean {
  return Math.abs(now - seenAt) >= TOUCH_MS;
}
