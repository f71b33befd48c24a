import { TIME_ZONE } from '#common/vocabulary/time-zone.js';

const LOCAL_DATE = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** Today by Argentina's clock, as `2026-11-21`. */
export function today(): string {
  return LOCAL_DATE.format(new Date());
}
