import { MAILING_MESSAGES } from './mailing-messages.js';
import { INTERNAL_LIMITS } from '../kernel/limits.js';
import { formatDay, parseDay } from '../kernel/time/days.js';
import { localTimeOf } from '../kernel/time/local-time.js';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The last minute for which a sending can be scheduled at a moment, as `localTimeOf`. */
export function lastLocalTime(now: Date): string {
  const [day = '', time = ''] = localTimeOf(now).split('T');
  return `${formatDay(parseDay(day)! + INTERNAL_LIMITS.scheduledDays)}T${time}`;
}

/**
 * Whether a sending can be scheduled for that wall-clock time of the site.
 * @param when `2026-11-25T09:30`
 * @returns the fault in words; undefined if it can
 */
export function scheduleFault(when: string, now: Date): string | undefined {
  const [day = '', time = ''] = when.split('T');
  if (parseDay(day) === undefined || !TIME.test(time)) return MAILING_MESSAGES.noTime;
  // Times of the same format and zone are in the order of their texts.
  if (when <= localTimeOf(now)) return MAILING_MESSAGES.timeHasPassed;
  if (when > lastLocalTime(now)) return MAILING_MESSAGES.timeTooFar(INTERNAL_LIMITS.scheduledDays);
  return undefined;
}
