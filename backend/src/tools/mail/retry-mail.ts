import { Injectable } from '@nestjs/common';
import { MAIL_LEDGER_MESSAGES } from '#common/messages/tools.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Transactions } from '#platform/database/transactions.js';
import { MAIL_CHANNEL } from '#platform/mail/mailbox.js';
import { Problem } from '#platform/problems/problem.js';

const RETRIABLE = ['failed', 'unconfirmed', 'held'];

/** Sends a message again that failed, may not have arrived, or was held by a restored backup. */
@Injectable()
export class RetryMail {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** Throws a Problem 'not-found', or 'conflict' for a message that needs no second try. */
  async execute(deliveryId: number, administratorId: number): Promise<void> {
    await this.transactions.run(async (tx) => {
      const [mail] = await tx.query('SELECT state FROM mail_deliveries WHERE id = $1 FOR UPDATE', [
        deliveryId,
      ]);
      if (!mail) throw Problem.notFound();
      if (!RETRIABLE.includes(mail.state)) throw Problem.conflict(MAIL_LEDGER_MESSAGES.notRetriable);
      await tx.query(
        `UPDATE mail_deliveries SET state = 'queued', next_attempt_at = now(), finished_at = NULL WHERE id = $1`,
        [deliveryId],
      );
      await this.audit.record(tx, {
        administratorId,
        action: 'mail.retry',
        entity: 'mail',
        entityId: deliveryId,
        before: { state: mail.state },
        after: { state: 'queued' },
      });
      await tx.query(`SELECT pg_notify($1, '')`, [MAIL_CHANNEL]);
    });
  }
}
