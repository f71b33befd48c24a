import type { Sweep } from '#platform/database/sweep.js';

/** Alerts that ended, and those that nobody confirmed. */
export const ALERTS_SWEEP: Sweep = { table: 'alerts', condition: 'expires_at < now()' };
