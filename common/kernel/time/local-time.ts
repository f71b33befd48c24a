import { TIME_ZONE } from './time-zone.js';

// 'sv' writes a moment as `2026-11-25 09:30`.
const LOCAL = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone: TIME_ZONE });

/** The site's wall-clock time at a moment, as the value of an `input type="datetime-local"`: `2026-11-25T09:30`. */
export function localTimeOf(moment: Date): string {
  return LOCAL.format(moment).replace(' ', 'T');
}
