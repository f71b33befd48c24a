/**
 * SQL expression for the time of the next attempt, computed from the row's own `attempts`: 30 s, doubled each time, at most one hour
 * (reliability.md, Mail).
 */
export const NEXT_ATTEMPT = `now() + make_interval(secs => least(3600, 30 * 2 ^ least(attempts, 10)))`;
