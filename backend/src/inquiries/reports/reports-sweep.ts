import type { Sweep } from '#platform/database/sweep.js';

/** Cases that were closed two years ago, with their reports. */
export const REPORTS_SWEEP: Sweep = {
  table: 'report_cases',
  condition: `closed_at < now() - interval '24 months'`,
};
