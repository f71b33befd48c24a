import { counted } from '../../kernel/text.js';

const HOURS_OF_DAY = 24;
/** A notice is answered within 48 hours (public-site.md §1). */
const LATE_HOURS = 48;

/** Full hours between two moments; none if the clock was ahead. */
export function hoursBetween(from: Date, until: Date): number {
  return Math.max(0, Math.floor((until.getTime() - from.getTime()) / 3_600_000));
}

/** Waiting time in words: `menos de 1 hora`, `5 horas`, `2 días`. */
export function waitingText(hours: number): string {
  if (hours < 1) return 'menos de 1 hora';
  if (hours < LATE_HOURS) return counted(hours, 'hora');
  return counted(Math.floor(hours / HOURS_OF_DAY), 'día');
}

/** Whether a notice has waited longer than the time that its owner was promised. */
export function isLate(hours: number): boolean {
  return hours >= LATE_HOURS;
}
