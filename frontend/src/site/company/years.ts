import { TIME_ZONE } from '#common/kernel/time/time-zone.js';

const FOUNDED = 2002;
const YEAR = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: TIME_ZONE });

/** Full calendar years since 2002 in Argentina's time zone, the same on server and browser. */
export function yearsSinceFounding(now: Date): number {
  return Number(YEAR.format(now)) - FOUNDED;
}
