import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { MailOutcomes, type MailOutcome } from '#platform/mail/mail-outcomes.js';
import { deadlineMs } from '#platform/timings.js';
import type { MailWay } from '../events.js';
import { inquiryMailKey } from './inquiry.mail.js';

/** Assumed duration until a message has been sent: that with a nearby mail server. */
const FIRST: Omit<Seen, 'outcome'> = { milliseconds: 180 };

interface Seen {
  outcome?: MailOutcome | undefined;
  milliseconds: number;
}

/**
 * Outcomes of mailing inquiries to their owners. It remembers the last one and the time it took: a blocked sender gets the same response
 * after the same time, so that neither reveals that nothing was mailed.
 */
@Injectable()
export class InquiryOutcomes {
  private last: Seen = {
    ...FIRST,
    outcome: { state: 'sent', template: '', recipientEmail: '', refusesMail: false },
  };

  constructor(private readonly mail: MailOutcomes) {}

  /**
   * Waits until the mail has been tried, at most 5 s.
   * @returns undefined if it is not known, and for an inquiry that waits for a digest
   */
  async of(
    inquiryId: number,
    { way, isDropped }: { way: MailWay; isDropped: boolean },
  ): Promise<MailOutcome | undefined> {
    if (way === 'digest') return undefined;
    if (isDropped) return this.repeat();
    const since = performance.now();
    const seen = await this.mail.waitFor(inquiryMailKey(inquiryId), deadlineMs('mailOutcome'));
    this.last = { outcome: seen, milliseconds: performance.now() - since };
    return seen;
  }

  private async repeat(): Promise<MailOutcome | undefined> {
    const { outcome, milliseconds } = this.last;
    await sleep(milliseconds);
    return outcome;
  }
}
