import { TIME_ZONE } from '#common/kernel/time/time-zone.js';

const DAY = new Intl.DateTimeFormat('es-AR', { day: 'numeric', month: 'long', timeZone: TIME_ZONE });

/** Day of a moment in Argentina's time zone: `26 de noviembre`, of `2026-11-26T13:00:00.000Z`. */
export function dayName(moment: string): string {
  return DAY.format(new Date(moment));
}
