import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Settings } from '#platform/config/settings.js';
import { Public } from '#platform/http/answers/access.js';
import { Problem } from '#platform/process/problem.js';
import { NetworkLimits } from '#platform/security/network-limits.js';
import type { Limit } from '#platform/security/rate-limits.js';
import { rentalPrices, Season } from '../../pricing/public.js';
import { calendarFile } from './calendar-file.js';
import { Calendars } from './calendars.js';

/** Other sites read many calendars from few addresses. */
const FEED: Limit = { name: 'calendar-feed', points: 3_000, seconds: 3_600 };

/** The calendar of a notice, for other sites, by its secret link. */
@Public()
@Controller()
export class CalendarFeedController {
  constructor(
    private readonly calendars: Calendars,
    private readonly season: Season,
    private readonly limits: NetworkLimits,
    private readonly settings: Settings,
  ) {}

  /** @throws Problem 'not-found' for a link that is forged or replaced, or whose notice is withdrawn; 'too-many' */
  @Get('calendario/:name')
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('cache-control', 'private, no-cache')
  @Header('x-robots-tag', 'noindex')
  async file(@Param('name') name: string, @Req() { ip }: FastifyRequest): Promise<string> {
    await this.limits.consume(FEED, ip);
    const notice = await this.calendars.shared(name.replace(/\.ics$/, ''));
    if (!notice) throw Problem.notFound();
    const { SITE_NAME, SITE_URL } = this.settings;
    return calendarFile(
      {
        listingId: notice.id,
        name: `${SITE_NAME}: ${notice.code}`,
        domain: new URL(SITE_URL).hostname,
        changedAt: notice.changedAt,
        rows: rentalPrices(await this.calendars.pricesOf(notice.id)).filter(({ rented }) => rented),
      },
      this.season.current(),
    );
  }
}
