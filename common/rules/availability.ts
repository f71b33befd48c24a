/** How often an owner is asked whether a home is available, without an answer (docs/decisions/0068). */
export const MOST_AVAILABILITY_ASKS = 2;

const REPETITION_MS = 3_600_000;

/** Whether a confirmation says something new: none, or none within the last hour, is recorded. */
export function isNewConfirmation(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt === null || now.getTime() - confirmedAt.getTime() >= REPETITION_MS;
}
