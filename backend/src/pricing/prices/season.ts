import { Injectable } from '@nestjs/common';
import type { Day } from '#common/kernel/time/days.js';
import { SeasonCalendar, parseWinterHolidays } from '#common/pricing/season/season-calendar.js';
import type { SeasonDay } from '#common/pricing/season/taken-nights.js';
import { Clock } from '#platform/process/clock.js';
import { localDay } from '#platform/process/local-day.js';
import { Settings } from '#platform/config/settings.js';

const MINUTE_MS = 60_000;

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

  /** Calendar and day, as the rules take them. */
  current(): SeasonDay {
    return { calendar: this.calendar, today: this.today() };
  }

  today(): Day {
    const now = this.clock.now();
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    // Cached per minute, because formatting a date is slow and every search needs it; days begin on whole minutes.
    if (this.known?.minute !== minute) this.known = { minute, day: localDay(now) };
    return this.known.day;
  }
}
