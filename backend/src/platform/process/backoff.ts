const LONGEST = `interval '1 hour'`;

/**
 * SQL expression for the time of the next attempt: 30 s, doubled by each attempt that the row has counted before the statement, at most
 * one hour. A reaction or a photo counts an attempt in the same statement, so its first wait is 30 s. A mail counts it when a sender claims
 * it, so its first wait is one minute (docs/reliability.md, Mail).
 */
export const NEXT_ATTEMPT = `now() + least(${LONGEST}, make_interval(secs => 30 * 2 ^ least(attempts, 10)))`;

/** SQL expression for the latest time of a next attempt. */
export const LONGEST_WAIT = `now() + ${LONGEST}`;

/**
 * SQL condition for a waiting row to be due. A row without attempts is due at once. A wait longer than the maximum was written while the
 * clock was ahead, and counts as over (docs/reliability.md, Clocks).
 */
export const IS_DUE = `(attempts = 0 OR next_attempt_at <= now() OR next_attempt_at > now() + ${LONGEST})`;

/**
 * Column `due` with the time of the next attempt in milliseconds, for job ids. The queue remembers the ids of completed jobs: an attempt
 * that an operator asks for, or one after a restore into the same queue, needs another id.
 */
export const DUE_MARK = `floor(extract(epoch FROM next_attempt_at) * 1000)::bigint AS due`;
