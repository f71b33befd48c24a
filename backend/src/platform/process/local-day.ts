import { dayOf, type Day } from '#common/kernel/time/days.js';
import { TIME_ZONE } from '#common/kernel/time/time-zone.js';

const LOCAL_DATE = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** Date of a moment in Argentina's time zone. */
export function localDay(moment: Date): Day {
  const [year = 0, month = 0, day = 0] = LOCAL_DATE.format(moment).split('-').map(Number);
  return dayOf(year, month, day);
}
