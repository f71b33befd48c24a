import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DUE_MARK, IS_DUE } from '../process/backoff.js';
import { Notifications } from '../database/notifications.js';
import { rowsOf } from '../database/rows.js';
import { QueueRuntime } from '../queue/queue-runtime.js';
import { RowDispatcher } from '../queue/row-dispatcher.js';
import { deliverBulkMail, deliverMail } from './deliver-mail.js';
import { MailLeases } from './mail-leases.js';
import { MAIL_CHANNEL } from './mailbox.js';

const BATCH = 500;
/** The delay of a message that was written while the clock was ahead counts as over. */
const MAY_LEAVE = `(send_after IS NULL OR send_after <= now() OR created_at > now() + interval '1 minute')`;

/** Enqueues a job for each due message, and releases messages whose sender died. */
@Injectable()
export class MailDispatcher extends RowDispatcher {
  constructor(
    notifications: Notifications,
    private readonly database: DataSource,
    private readonly queue: QueueRuntime,
    private readonly leases: MailLeases,
  ) {
    super(notifications, MAIL_CHANNEL);
  }

  protected async dispatch(): Promise<void> {
    await this.leases.releaseEnded();
    for (const bulk of [false, true]) await this.enqueueDue(bulk);
  }

  private async enqueueDue(bulk: boolean): Promise<void> {
    const due = await rowsOf<{ id: string; attempts: number; message_id: string; due: string }>(
      this.database,
      `SELECT id, attempts, message_id, ${DUE_MARK} FROM mail_deliveries
       WHERE state = 'queued' AND bulk = $1 AND ${IS_DUE} AND ${MAY_LEAVE} ORDER BY next_attempt_at, id LIMIT $2`,
      [bulk, BATCH],
    );
    await this.queue.enqueue(
      bulk ? deliverBulkMail : deliverMail,
      // The job id contains the random Message-ID: row ids may be reused after a restore, and the queue remembers completed ids.
      due.map(({ id, attempts, message_id: messageId, due: mark }) => ({
        id: `mail-${messageId.slice(1, 37)}-${attempts}-${mark}`,
        payload: { deliveryId: Number(id) },
      })),
    );
  }
}
