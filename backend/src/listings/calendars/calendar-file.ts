import ICAL from 'ical.js';
import { rentalKeyLabel } from '#common/pricing/periods.js';
import { WHOLE_YEAR } from '#common/pricing/season/season-parts.js';
import type { SeasonDay, SeasonPart } from '#common/pricing/season/taken-nights.js';
import { dayOf, formatDay, partsOfDay, type Nights } from '#common/kernel/time/days.js';

interface CalendarOfNotice {
  listingId: number;
  name: string;
  /** Domain of the site, which makes ids of events unique. */
  domain: string;
  changedAt: Date;
  /** Rented rows. */
  rows: readonly SeasonPart[];
}

/** The rented rows of a notice as events of whole days (RFC 5545). A row without dates, as a week, has none. */
export function calendarFile(
  { listingId, name, domain, changedAt, rows }: CalendarOfNotice,
  season: SeasonDay,
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${domain}//Avisos//ES`);
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', name);
  for (const { period, fraction } of rows) {
    const nights = nightsOf({ period, fraction }, season);
    if (!nights) continue;
    const event = new ICAL.Component('vevent');
    const { year } = partsOfDay(nights.first);
    event.addPropertyWithValue('uid', `${listingId}-${year}-${period}-${fraction}@${domain}`);
    event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(changedAt, true));
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(formatDay(nights.first)));
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(formatDay(nights.last + 1)));
    event.addPropertyWithValue('summary', `ALQUILADO: ${rentalKeyLabel(period, fraction)}`);
    event.addPropertyWithValue('transp', 'OPAQUE');
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}

/** A home that is rented for the whole year is so until the end of the next one. */
function nightsOf(part: SeasonPart, { calendar, today }: SeasonDay): Nights | undefined {
  if (part.period !== WHOLE_YEAR) return calendar.nextNights(part, today);
  const { year } = partsOfDay(today);
  return { first: dayOf(year, 1, 1), last: dayOf(year + 1, 12, 31) };
}
