import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Actions } from '#platform/http/input/actions.js';
import { MailBatches } from '#platform/mail/mail-batches.js';
import { newsletterBatch } from './newsletter.mail.js';

/** Requeues undelivered messages of a newsletter. */
@Injectable()
export class RetryUndelivered {
  constructor(
    private readonly actions: Actions,
    private readonly batches: MailBatches,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Requeues all failed messages, or the messages named.
   * @returns their number
   */
  async execute(
    newsletterId: number,
    ids: readonly number[] | 'failed',
    administratorId: number,
  ): Promise<number> {
    return this.actions.run(async (tx) => {
      const count = await this.batches.retry(tx, newsletterBatch(newsletterId), ids);
      if (count > 0) {
        await this.audit.record(tx, {
          administratorId,
          action: 'newsletter.retry',
          entity: 'newsletter',
          entityId: newsletterId,
          after: { messages: count },
        });
      }
      return count;
    });
  }
}
