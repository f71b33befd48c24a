import { Injectable } from '@nestjs/common';
import type { Day } from '#common/kernel/time/days.js';
import { SeasonCalendar, type SetNights } from '#common/pricing/season/season-calendar.js';
import type { SeasonDay } from '#common/pricing/season/taken-nights.js';
import { Clock } from '#platform/process/clock.js';
import { localDay } from '#platform/process/local-day.js';
import { SiteOptions } from '#platform/options/site-options.js';
import { isDeepStrictEqual } from 'node:util';

const MINUTE_MS = 60_000;

/** The season calendar with the nights that the operator has set, and today's date in Argentina's time zone. */
@Injectable()
export class Season {
  private made: { nights: SetNights[]; calendar: SeasonCalendar } | undefined;
  private known: { minute: number; day: Day } | undefined;

  constructor(
    private readonly options: SiteOptions,
    private readonly clock: Clock,
  ) {}

  /** Another one once other nights are set. */
  get calendar(): SeasonCalendar {
    const nights = this.options.seasonNights();
    if (!this.made || !isDeepStrictEqual(nights, this.made.nights)) {
      this.made = { nights, calendar: new SeasonCalendar(nights) };
    }
    return this.made.calendar;
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
