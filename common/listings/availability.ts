/** Maximum number of consecutive unanswered questions to an owner about availability (public-site.md §2, Availability). */
export const MOST_AVAILABILITY_ASKS = 2;
/** The message after them is a warning that the notice will be paused (public-site.md §2, Availability). */
export const AVAILABILITY_WARNING = MOST_AVAILABILITY_ASKS + 1;

/** Days by which each unanswered message after the first makes a notice count as older in the order of results. */
const DAYS_BACK = 15;
const DAY_MS = 86_400_000;
const REPETITION_MS = 3_600_000;

/** Whether a confirmation has to be stored: it is the first one, or the last one is at least an hour old. */
export function isNewConfirmation(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt === null || now.getTime() - confirmedAt.getTime() >= REPETITION_MS;
}

/**
 * The moment by which a notice is placed among the newest: its publication; 15 days earlier after the second unanswered message, 30
 * days earlier after the warning. The first message has no effect, so that an owner who answers within 30 days loses nothing.
 */
export function placedAt(publishedAt: Date, asks: number): Date {
  return new Date(publishedAt.getTime() - Math.max(0, asks - 1) * DAYS_BACK * DAY_MS);
}
