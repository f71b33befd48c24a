/** Number of newest days, weeks and months of which the last backup is kept. */
export interface Retention {
  days: number;
  weeks: number;
  months: number;
}

const DAY_MS = 86_400_000;

/**
 * The backups to keep: the newest one, and the last one of each of the newest days, weeks (Monday to Sunday) and months that have any. All
 * in UTC, as in the names.
 * @param moments of all backups, in any order
 */
export function keptBackups(moments: readonly Date[], { days, weeks, months }: Retention): Date[] {
  const newestFirst = moments.toSorted((one, other) => other.getTime() - one.getTime());
  const kept = new Set<Date>(newestFirst.slice(0, 1));
  const rules: [number, (moment: Date) => string][] = [
    [days, (moment) => moment.toISOString().slice(0, 10)],
    [weeks, mondayOf],
    [months, (moment) => moment.toISOString().slice(0, 7)],
  ];
  for (const [count, periodOf] of rules) {
    const periods = new Set<string>();
    for (const moment of newestFirst) {
      const period = periodOf(moment);
      if (periods.has(period) || periods.size === count) continue;
      periods.add(period);
      kept.add(moment);
    }
  }
  return newestFirst.filter((moment) => kept.has(moment));
}

function mondayOf(moment: Date): string {
  const sinceMonday = (moment.getUTCDay() + 6) % 7;
  return new Date(moment.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** Reads a valid BACKUP_KEEP: `7,4,6`. */
export function parseRetention(text: string): Retention {
  const [days = 0, weeks = 0, months = 0] = text.split(',').map(Number);
  return { days, weeks, months };
}

/**
 * Whether the next scheduled backup is due: if none was made within an interval. A backup from the future was made while the clock was
 * ahead; it counts if it is less than an interval ahead.
 * @param moments of all backups, in any order
 */
export function isBackupDue(
  moments: readonly Date[],
  { now, everyHours }: { now: Date; everyHours: number },
): boolean {
  const interval = everyHours * 3_600_000;
  return moments.every((moment) => Math.abs(now.getTime() - moment.getTime()) >= interval);
}
