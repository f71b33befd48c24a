import ICAL from 'ical.js';
import { runInNewContext } from 'node:vm';
import type { OutsideWindow } from '#common/listings/calendars/outside-nights.js';
import { dayOf, type Day } from '#common/kernel/time/days.js';
import { localDay } from '#platform/process/local-day.js';
import { deadlineMs } from '#platform/timings.js';

/** Windows ahead of this day are not needed: each part of the season comes within a year. */
const DAYS_AHEAD = 550;
const MOST_WINDOWS = 500;
/** Summaries of closed nights: 'Airbnb (Not available)', 'CLOSED - Not available', 'Bloqueado'. */
const BLOCKED = /not available|unavailable|no disponible|blocked|bloquead|closed|cerrad/i;

/**
 * The nights that a calendar takes from today on, without anything else of its events. Cancelled events, and those that leave their time
 * free, take none. Undefined for a text that is no calendar, or that takes too long to read.
 */
export function outsideWindows(text: string, today: Day): OutsideWindow[] | undefined {
  const timeout = deadlineMs('calendarText');
  try {
    // A rule of repetition can keep the library busy for ever; only a context of its own can be interrupted.
    return runInNewContext('read()', { read: () => windowsOf(text, today) }, { timeout });
  } catch {
    return undefined;
  }
}

function windowsOf(text: string, today: Day): OutsideWindow[] {
  const calendar = new ICAL.Component(ICAL.parse(text.replace(/^\uFEFF/, '')));
  if (calendar.name !== 'vcalendar') throw new Error('Not a calendar');
  const events = calendar.getAllSubcomponents('vevent');
  const changes = events.filter((event) => event.hasProperty('recurrence-id'));
  const windows = events
    .filter((event) => !event.hasProperty('recurrence-id'))
    .flatMap((event) => {
      const uid = event.getFirstPropertyValue('uid');
      const exceptions = uid ? changes.filter((change) => change.getFirstPropertyValue('uid') === uid) : [];
      return occurrences(new ICAL.Event(event, { exceptions }), today);
    })
    .filter(({ first, last }) => last >= Math.max(first, today));
  return windows.toSorted((a, b) => a.first - b.first).slice(0, MOST_WINDOWS);
}

function occurrences(event: ICAL.Event, today: Day): OutsideWindow[] {
  if (!event.isRecurring()) return windowOf(event, event.startDate, event.endDate);
  const windows: OutsideWindow[] = [];
  const times = event.iterator();
  for (let start = times.next(); start && dayIn(start) <= today + DAYS_AHEAD; start = times.next()) {
    const { item, startDate, endDate } = event.getOccurrenceDetails(start);
    if (dayIn(endDate) >= today) windows.push(...windowOf(item, startDate, endDate));
    if (windows.length === MOST_WINDOWS) break;
  }
  return windows;
}

function windowOf({ component, summary }: ICAL.Event, start: ICAL.Time, end: ICAL.Time): OutsideWindow[] {
  const status = String(component.getFirstPropertyValue('status') ?? '').toUpperCase();
  const transparency = String(component.getFirstPropertyValue('transp') ?? '').toUpperCase();
  if (status === 'CANCELLED' || transparency === 'TRANSPARENT') return [];
  const first = dayIn(start);
  // The day of departure is no night. Some programs end an event of one day on that day.
  const last = start.isDate ? Math.max(first, dayIn(end) - 1) : dayIn(end) - 1;
  return [{ first, last, kind: BLOCKED.test(summary ?? '') ? 'blocked' : 'reserved' }];
}

/** Day of a time in Argentina; a time without a known zone is of its own day. */
function dayIn(time: ICAL.Time): Day {
  const isFloating = time.isDate || time.zone === ICAL.Timezone.localTimezone;
  return isFloating ? dayOf(time.year, time.month, time.day) : localDay(time.toJSDate());
}
