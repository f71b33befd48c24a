import { TIME_ZONE } from '#common/kernel/time/time-zone.js';

/** Created when first used (docs/decisions/0034). */
let localDate: Intl.DateTimeFormat | undefined;

/** Today's date in Argentina's time zone, as `2026-11-21`. */
export function today(): string {
  localDate ??= new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });
  return localDate.format(new Date());
}
