import { TIME_ZONE } from '#common/kernel/time/time-zone.js';

// SQL expressions that convert between moments and the site's wall-clock time; PostgreSQL knows the history of the time zone.

/** Wall-clock time (`timestamp`) of the site at a moment (`timestamptz`). */
export function siteTime(moment: string): string {
  return `(${moment} AT TIME ZONE '${TIME_ZONE}')`;
}

/** Day (`date`) of the site at a moment. */
export function siteDay(moment: string): string {
  return `${siteTime(moment)}::date`;
}

/** Today's day of the site. */
export const SITE_TODAY = siteDay('now()');

/** Moment of a wall-clock time of the site, given as text or `timestamp`. */
export function momentOfSiteTime(time: string): string {
  return `(${time}::timestamp AT TIME ZONE '${TIME_ZONE}')`;
}

/** Start of a day of the site, given as text (`2026-11-21`) or `date`. */
export function startOfDay(day: string): string {
  return momentOfSiteTime(`${day}::date`);
}
