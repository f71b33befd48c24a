import { Logger } from '@nestjs/common';
import type { Settings } from '#platform/config/settings.js';
import type { Clock } from '#platform/process/clock.js';
import type { Calendars, DueCalendar } from './calendars.js';
import { ReadCalendars } from './read-calendars.js';
import type { TellProposals } from './tell-proposals.js';

describe('a reading of the outside calendars', () => {
  it('tries every one, although one fails', async () => {
    const error = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    const tried: number[] = [];
    const runs: DueCalendar[][] = [
      Array.from({ length: 10 }, (_, at) => ({
        listingId: at,
        address: at === 3 ? '' : 'https://127.0.0.1/',
      })),
      [{ listingId: 10, address: 'https://127.0.0.1/' }],
    ];
    const calendars = {
      takeDue: async () => runs.shift() ?? [],
      failed: async ({ listingId }: DueCalendar) => void tried.push(listingId),
    };
    await new ReadCalendars(
      calendars as unknown as Calendars,
      {} as TellProposals,
      { CALENDAR_ORIGINS: '' } as Settings,
      {} as Clock,
    ).handle();
    expect(tried).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9, 10]);
    expect(error.mock.calls).toEqual([['The calendar of notice 3 was not read: Invalid URL']]);
  });
});
