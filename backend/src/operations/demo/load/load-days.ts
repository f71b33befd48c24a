import type { Day } from '#common/kernel/time/days.js';
import { localDay } from '#platform/process/local-day.js';

const KNOWN = new Map<number, Day>();

/** Memoised `localDay`. The moments of a load are whole days before it, so a million listings have only some hundred different ones. */
export function dayOfLoad(moment: Date): Day {
  const time = moment.getTime();
  let day = KNOWN.get(time);
  if (day === undefined) {
    day = localDay(moment);
    KNOWN.set(time, day);
  }
  return day;
}
