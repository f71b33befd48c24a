/**
 * SQL for when to try again after a failure, from the row's own `attempts`: 30 s, doubled each time, one hour at most
 * (reliability.md, Mail).
 */
export const NEXT_ATTEMPT = `now() + make_interval(secs => least(3600, 30 * 2 ^ least(attempts, 10)))`;
