import type { Day } from '#common/rules/days.js';
import { localDay } from '#platform/clock/local-day.js';

const KNOWN = new Map<number, Day>();

/** `localDay` with a memory, because the moments of a load are whole days before it: some hundred moments of a million listings. */
export function dayOfLoad(moment: Date): Day {
  const time = moment.getTime();
  let day = KNOWN.get(time);
  if (day === undefined) {
    day = localDay(moment);
    KNOWN.set(time, day);
  }
  return day;
}
