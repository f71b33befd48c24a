import { Injectable } from '@nestjs/common';
import { dayOf, type Day } from '#common/rules/days.js';
import { SeasonCalendar, parseWinterHolidays } from '#common/rules/season-calendar.js';
import { TIME_ZONE } from '#common/vocabulary/time-zone.js';
import { Clock } from '#platform/clock/clock.js';
import { Settings } from '#platform/config/settings.js';

const MINUTE_MS = 60_000;
const LOCAL_DATE = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** The season calendar with the configured winter holidays, and today's date in Argentina's time zone. */
@Injectable()
export class Season {
  readonly calendar: SeasonCalendar;
  private known: { minute: number; day: Day } | undefined;

  constructor(
    settings: Settings,
    private readonly clock: Clock,
  ) {
    this.calendar = new SeasonCalendar(
      settings.WINTER_HOLIDAYS ? parseWinterHolidays(settings.WINTER_HOLIDAYS) : undefined,
    );
  }

  today(): Day {
    const now = this.clock.now();
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    // Cached per minute, because formatting a date is slow and every search needs it; days begin on whole minutes.
    if (this.known?.minute !== minute) this.known = { minute, day: localDay(now) };
    return this.known.day;
  }
}

/** Date of a moment in Argentina's time zone. */
export function localDay(moment: Date): Day {
  const [year = 0, month = 0, day = 0] = LOCAL_DATE.format(moment).split('-').map(Number);
  return dayOf(year, month, day);
}
