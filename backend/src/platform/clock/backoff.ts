const LONGEST = `interval '1 hour'`;

/**
 * SQL for when to try again after a failure, from the row's own `attempts`: 30 s, doubled each time, one hour at most
 * (docs/reliability.md, Mail).
 */
export const NEXT_ATTEMPT = `now() + least(${LONGEST}, make_interval(secs => 30 * 2 ^ least(attempts, 10)))`;

/**
 * SQL for whether a row that waits for an attempt is due. A row that was never tried is due at once. A wait longer than the longest was
 * written by a clock that was ahead and has been set right since: it is over (docs/reliability.md, Clocks).
 */
export const IS_DUE = `(attempts = 0 OR next_attempt_at <= now() OR next_attempt_at > now() + ${LONGEST})`;

/**
 * SQL for whether a lease has ended: in time, or because it was written by a clock that was ahead.
 * @param until column with the end of the lease
 * @param length of a lease, as an SQL interval
 */
export function hasEnded(until: string, length: string): string {
  return `(${until} < now() OR ${until} > now() + ${length})`;
}
