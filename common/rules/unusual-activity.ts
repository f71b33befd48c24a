import type { InquiriesOfDay, UnusualName } from '../wire/today.js';

/** Days that today is compared with. */
const COMPARED = 14;
/** Fewer inquiries vary by chance. */
const LEAST = 10;
const TIMES = 3;
/** With fewer a day, a day without any is nothing unusual. */
const LEAST_AVERAGE = 5;

/**
 * Whether the inquiries differ from the days before: three times as many today as on average (something is shared, or a robot asks), or none
 * at all yesterday (the form or the mail may be broken). Today itself may have just begun, so that few are not unusual.
 * @param days oldest first; the last one is today
 */
export function unusualActivity(days: readonly InquiriesOfDay[]): UnusualName | null {
  const counts = days.map(({ whatsapp, email }) => whatsapp + email);
  const today = counts.at(-1) ?? 0;
  const before = counts.slice(0, -1).slice(-COMPARED);
  const average = before.reduce((sum, count) => sum + count, 0) / Math.max(1, before.length);
  if (today >= LEAST && today > TIMES * average) return 'muchas';
  if (before.at(-1) === 0 && average >= LEAST_AVERAGE) return 'ninguna';
  return null;
}
