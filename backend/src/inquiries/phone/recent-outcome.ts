import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MailOutcome } from '#platform/mail/mail-outcomes.js';

/** Assumed duration until a message has been sent: that with a nearby mail server. */
const FIRST: Omit<Seen, 'outcome'> = { milliseconds: 180 };

interface Seen {
  outcome?: MailOutcome | undefined;
  milliseconds: number;
}

/**
 * The last outcome of mailing an inquiry and the time it took. A blocked sender gets the same response after the same time, so that
 * neither reveals that nothing was mailed.
 */
@Injectable()
export class RecentOutcome {
  private last: Seen = {
    ...FIRST,
    outcome: { state: 'sent', template: '', recipientEmail: '', refusesMail: false },
  };

  /** Waits for an outcome and remembers it. */
  async measure(outcome: Promise<MailOutcome | undefined>): Promise<MailOutcome | undefined> {
    const since = performance.now();
    const seen = await outcome;
    this.last = { outcome: seen, milliseconds: performance.now() - since };
    return seen;
  }

  /** The last outcome, after the time that it took. */
  async repeat(): Promise<MailOutcome | undefined> {
    const { outcome, milliseconds } = this.last;
    await sleep(milliseconds);
    return outcome;
  }
}
