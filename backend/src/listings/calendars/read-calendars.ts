import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '#platform/config/settings.js';
import { Clock } from '#platform/process/clock.js';
import { fetchPublic, OutsideError } from '#platform/process/fetch-public.js';
import { localDay } from '#platform/process/local-day.js';
import { defineJob, defineQueue, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { deadlineMs } from '#platform/timings.js';
import { Calendars, type DueCalendar } from './calendars.js';
import { outsideWindows } from './outside-calendar.js';
import { TellProposals } from './tell-proposals.js';

/** Apart from other work, which a slow site would delay. */
const calendarQueue = defineQueue('calendars', 1);
export const readCalendars = defineJob(calendarQueue, 'read-calendars', { every: 60_000 });

const MOST_BYTES = 1024 * 1024;
const AT_A_TIME = 10;
/** Calendars of one run; others wait for the next. */
const MOST_OF_RUN = 200;

/** Reads the outside calendars of notices, each once an hour. */
@Injectable()
@Handles(readCalendars)
export class ReadCalendars implements JobHandler<Record<string, never>> {
  private readonly log = new Logger(ReadCalendars.name);

  constructor(
    private readonly calendars: Calendars,
    private readonly tell: TellProposals,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** A calendar that fails is due again in an hour and does not delay others. */
  async handle(): Promise<void> {
    for (let read = 0; read < MOST_OF_RUN; read += AT_A_TIME) {
      const due = await this.calendars.takeDue(AT_A_TIME);
      await Promise.all(
        due.map((one) =>
          this.readOne(one).catch((error: Error) =>
            this.log.error(`The calendar of notice ${one.listingId} was not read: ${error.message}`),
          ),
        ),
      );
      if (due.length < AT_A_TIME) return;
    }
  }

  private async readOne(due: DueCalendar): Promise<void> {
    const { userAgent, CALENDAR_ORIGINS } = this.settings;
    let text: string;
    try {
      text = await fetchPublic(new URL(due.address), {
        timeoutMs: deadlineMs('calendar'),
        mostBytes: MOST_BYTES,
        accept: 'text/calendar',
        userAgent,
        trusted: CALENDAR_ORIGINS,
      });
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error;
      return this.calendars.failed(due, error.reason);
    }
    const windows = outsideWindows(text, localDay(this.clock.now()));
    if (!windows) return this.calendars.failed(due, 'malformed');
    await this.calendars.wasRead(due, windows);
    await this.tell.ofListing(due.listingId);
  }
}
