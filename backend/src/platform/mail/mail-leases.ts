import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../process/clock.js';
import { LeaseWatch } from '../process/lease-watch.js';
import { rowsOf } from '../database/rows.js';
import { deadlineMs } from '../timings.js';

/** SQL interval for which a sender holds a message. */
export const leaseInterval = (): string => `interval '${deadlineMs('mailLease')} milliseconds'`;

/**
 * SQL condition: a message whose sender ended and that no dispatcher has released, because no worker has run for a minute since. After the
 * clock was set forward, it is also true of a message that is being sent, for at most the 30 s of an attempt.
 */
export const IS_LEFT = `state = 'sending' AND lease_until < now() - interval '2 minutes'`;

/** SQL condition: a bulk message that its sender may have handed over; it is not sent again. */
export const MAY_HAVE_ARRIVED = '(bulk AND handed_over IS DISTINCT FROM false)';

/** Recorded as the error of a message whose sender ended. */
export const SENDER_ENDED = 'The sender ended in the middle';

/** SQL statement that takes messages back from their senders, which then record no outcome. The caller appends a condition on `lease`. */
export const TAKE_BACK = `
  UPDATE mail_deliveries
  SET state = CASE WHEN ${MAY_HAVE_ARRIVED} THEN 'unconfirmed' ELSE 'queued' END, lease = NULL, lease_until = NULL,
      last_error = '${SENDER_ENDED}', finished_at = CASE WHEN ${MAY_HAVE_ARRIVED} THEN now() END
  WHERE state = 'sending'`;

/** Messages that a sender has claimed. */
@Injectable()
export class MailLeases {
  private readonly watch = new LeaseWatch(deadlineMs('mailLease'));

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Releases the messages whose sender died. To be called every few seconds. */
  async releaseEnded(): Promise<void> {
    const held = await rowsOf<{ lease: string }>(
      this.database,
      `SELECT lease FROM mail_deliveries WHERE state = 'sending'`,
    );
    const ended = this.watch.ended(
      held.map(({ lease }) => lease),
      this.clock.elapsed(),
    );
    if (ended.length > 0) await this.database.query(`${TAKE_BACK} AND lease = ANY($1::uuid[])`, [ended]);
  }
}
