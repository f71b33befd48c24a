import { formatDay, partsOfDay, type Day } from '#common/kernel/time/days.js';
import { type SeasonCalendar } from '#common/pricing/season/season-calendar.js';
import { WHOLE_YEAR } from '#common/pricing/season/season-parts.js';
import type { WaitedHome } from '#common/inquiries/alerts/waited-home.js';
import { WHOLE_PERIOD } from '#common/pricing/periods.js';
import { LONGEST_ALERT_DAYS } from './alerted-search.js';

/** Key of the alerts that wait for a home. Keys of searches are in `alerted-search.ts`. */
export function keyOfWaited(code: string): string {
  return `aviso ${code}`;
}

/** The day on which the waiting ends: the last night of the part of the season, at its next occurrence. */
export function lastDayOfWaiting(
  { period, fraction }: WaitedHome,
  calendar: SeasonCalendar,
  today: Day,
): string {
  if (period === WHOLE_YEAR) return formatDay(today + LONGEST_ALERT_DAYS);
  const { year } = partsOfDay(today);
  const spans = [year, year + 1].map(
    (candidate) =>
      // Fractions of weeks and days have no fixed dates, so the whole period counts.
      calendar.nightsOf(period, fraction ?? WHOLE_PERIOD, candidate) ??
      calendar.nightsOf(period, WHOLE_PERIOD, candidate)!,
  );
  return formatDay(spans.find(({ last }) => last >= today)!.last);
}
