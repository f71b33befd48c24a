const DAY_MS = 24 * 3_600_000;

/** The time so many days earlier; null for 0, which stands for no limit. */
export function daysBefore(now: Date, days: number): Date | null {
  return days === 0 ? null : new Date(now.getTime() - days * DAY_MS);
}

/** The time so many months earlier, at most the last day of that month; null for 0, which stands for no limit. */
export function monthsBefore(now: Date, months: number): Date | null {
  if (months === 0) return null;
  const first = new Date(now);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return first;
}
