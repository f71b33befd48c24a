import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { LeaseWatch } from '../clock/lease-watch.js';
import { rowsOf } from '../database/rows.js';

/** Longer than any attempt, so that two senders never process the same message. */
const LEASE_SECONDS = 60;
export const LEASE = `interval '${LEASE_SECONDS} seconds'`;

/** A newsletter is not sent again once its sender may have handed it over. */
const MAY_HAVE_ARRIVED = '(bulk AND handed_over IS DISTINCT FROM false)';

/** Takes messages from their senders, which record no outcome then. A condition for `lease` follows. */
export const TAKE_BACK = `
  UPDATE mail_deliveries
  SET state = CASE WHEN ${MAY_HAVE_ARRIVED} THEN 'unconfirmed' ELSE 'queued' END, lease = NULL, lease_until = NULL,
      last_error = 'The sender ended in the middle', finished_at = CASE WHEN ${MAY_HAVE_ARRIVED} THEN now() END
  WHERE state = 'sending'`;

/** Messages that a sender has claimed. */
@Injectable()
export class MailLeases {
  private readonly watch = new LeaseWatch(LEASE_SECONDS * 1_000);

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
