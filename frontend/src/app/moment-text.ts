import { TIME_ZONE } from '#common/kernel/time/time-zone.js';

/** The date filters use the same time zone. */
const timeZone = TIME_ZONE;
const DAY = new Intl.DateTimeFormat('es-AR', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone });
const HOUR = new Intl.DateTimeFormat('es-AR', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone,
});

/** `21/11/2026` */
export function dayText(iso: string): string {
  return DAY.format(new Date(iso));
}

/** `16:32` */
export function hourText(iso: string): string {
  return HOUR.format(new Date(iso));
}

/** `21/11/2026 16:32` */
export function momentText(iso: string): string {
  return `${dayText(iso)} ${hourText(iso)}`;
}
