import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/process/clock.js';
import { Transactions } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { Calendars } from './calendars.js';
import { OutsideCalendars } from './outside-calendars.js';

/** To an owner: what an outside calendar proposes to mark as rented. */
export const CALENDAR_PROPOSALS_MAIL = 'calendar-proposals';

/** Tells owners of what their outside calendars propose for the first time. */
@Injectable()
export class TellProposals {
  constructor(
    private readonly transactions: Transactions,
    private readonly calendars: Calendars,
    private readonly outside: OutsideCalendars,
    private readonly mailbox: Mailbox,
    private readonly clock: Clock,
  ) {}

  /** What is new within hours of the last message is told of by a later reading. */
  async ofListing(listingId: number): Promise<void> {
    await this.transactions.run(async (tx) => {
      const calendar = await this.calendars.toTell(tx, listingId);
      if (!calendar) return;
      const { told, owner } = calendar;
      const fresh = await this.outside.toTell(tx, listingId, calendar);
      if (fresh.length === 0) return;
      await this.calendars.wasTold(tx, listingId, [...told, ...fresh]);
      await this.mailbox.postBatch(tx, {
        batch: CALENDAR_PROPOSALS_MAIL,
        template: CALENDAR_PROPOSALS_MAIL,
        bulk: true,
        messages: [
          { key: `${listingId}:${this.clock.now().toISOString()}`, facts: { listingId }, recipient: owner },
        ],
      });
    });
  }
}
