import { TIME_ZONE } from '#common/vocabulary/time-zone.js';

const FOUNDED = 2002;
const YEAR = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: TIME_ZONE });

/** Whole calendar years since 2002, by the clock of Argentina: the same on the server and in any browser. */
export function yearsSinceFounding(now: Date): number {
  return Number(YEAR.format(now)) - FOUNDED;
}
