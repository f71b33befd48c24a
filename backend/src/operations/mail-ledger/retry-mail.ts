import { Injectable } from '@nestjs/common';
import { MAIL_LEDGER_MESSAGES } from '#common/operations/mail-ledger-messages.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Actions } from '#platform/http/input/actions.js';
import { MailRetry } from '#platform/mail/mail-retry.js';
import { tryStoppedMail } from '#platform/mail/stopped-mail.js';
import { Problem } from '#platform/process/problem.js';
import { movedOwners } from '../../listings/public.js';

/**
 * Requeues a message that failed, may not have been delivered, or was held by a restored backup. A message to the owner of a notice goes to
 * the owner's present address.
 */
@Injectable()
export class RetryMail {
  constructor(
    private readonly actions: Actions,
    private readonly mail: MailRetry,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws Problem 'not-found', or 'conflict' for a message in another state */
  async execute(deliveryId: number, administratorId: number): Promise<void> {
    await this.actions.run(async (tx) => {
      const [moved] = await movedOwners(tx, deliveryId);
      const retried = await this.mail.retry(tx, deliveryId, moved);
      if (!retried) throw Problem.notFound();
      if (!retried.isQueued) throw Problem.conflict(MAIL_LEDGER_MESSAGES.notRetriable);
      await this.audit.record(tx, {
        administratorId,
        action: 'mail.retry',
        entity: 'mail',
        entityId: deliveryId,
        before: { state: retried.before },
        after: { state: 'queued' },
      });
    });
  }

  /** Tries the messages that wait for the site's own mail server now. */
  async tryNow(administratorId: number): Promise<void> {
    await this.actions.run(async (tx) => {
      const messages = await tryStoppedMail(tx);
      await this.audit.record(tx, {
        administratorId,
        action: 'mail.retry',
        entity: 'mail',
        entityId: null,
        after: { messages },
      });
    });
  }
}
