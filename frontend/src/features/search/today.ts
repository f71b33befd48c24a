import { TIME_ZONE } from '#common/vocabulary/time-zone.js';

const LOCAL_DATE = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** Today's date in Argentina's time zone, as `2026-11-21`. */
export function today(): string {
  return LOCAL_DATE.format(new Date());
}
