import { Injectable } from '@nestjs/common';
import { rowOf } from '../database/rows.js';
import type { Transaction } from '../database/transactions.js';
import type { DeliveryState } from './mail-delivery.entity.js';
import { QUEUED_AGAIN } from './next-state.js';
import { MAIL_CHANNEL } from './mailbox.js';

const RETRIABLE: readonly DeliveryState[] = ['failed', 'unconfirmed', 'held'];

/** Requeues single messages. */
@Injectable()
export class MailRetry {
  /**
   * Requeues a message that failed, may not have been delivered, or was held by a restored backup.
   * @param to its recipient from now on; the present one if undefined
   * @returns its former state and whether it is queued now; undefined if there is no such message
   */
  async retry(
    tx: Transaction,
    deliveryId: number,
    to?: { name: string; email: string },
  ): Promise<{ before: DeliveryState; isQueued: boolean } | undefined> {
    const mail = await rowOf<{ state: DeliveryState }>(
      tx,
      'SELECT state FROM mail_deliveries WHERE id = $1 FOR UPDATE',
      [deliveryId],
    );
    if (!mail) return undefined;
    if (!RETRIABLE.includes(mail.state)) return { before: mail.state, isQueued: false };
    await tx.query(
      `UPDATE mail_deliveries SET ${QUEUED_AGAIN}, recipient_name = coalesce($2, recipient_name),
              recipient_email = coalesce($3, recipient_email) WHERE id = $1`,
      [deliveryId, to?.name, to?.email],
    );
    await tx.query(`SELECT pg_notify($1, '')`, [MAIL_CHANNEL]);
    return { before: mail.state, isQueued: true };
  }
}
