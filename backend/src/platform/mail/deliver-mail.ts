import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { follow } from '../process/work-context.js';
import { LONGEST_WAIT, NEXT_ATTEMPT } from '../process/backoff.js';
import { Random } from '../process/clock.js';
import { defineJob, Handles, type JobHandler } from '../queue/define-job.js';
import { changedRows, oneRow, rowOf } from '../database/rows.js';
import { MailComposer } from './mail-composer.js';
import { leaseInterval } from './mail-leases.js';
import { MailTemplates } from './mail-template.js';
import { nextState, type AttemptKind } from './next-state.js';
import { MailTransport, type SendOutcome } from './mail-transport.js';
import { ADDRESS_REFUSED, isMailRefused } from './refused-addresses.js';
import { deadlineMs } from '../timings.js';

interface DeliverMailJob {
  deliveryId: number;
}

interface ClaimedDelivery {
  id: string;
  template: string;
  facts: Record<string, unknown>;
  recipient_name: string;
  recipient_email: string;
  message_id: string;
  bulk: boolean;
  correlation_id: string | null;
  merged_requests: string[] | null;
  /** Seconds since its first attempt, or since the first one after an operator's retry. */
  age: number;
  unanswered: number;
}

interface Outcome {
  kind: AttemptKind;
  reason?: string;
  addressRefusal?: string | undefined;
}

export const deliverMail = defineJob<DeliverMailJob>('mail', 'deliver-mail');
export const deliverBulkMail = defineJob<DeliverMailJob>('bulk-mail', 'deliver-bulk-mail');

/** Makes one attempt to send one message: claims the row, sends, and records the outcome if the claim still holds. */
@Injectable()
@Handles(deliverMail)
export class DeliverMail implements JobHandler<DeliverMailJob> {
  private readonly log = new Logger(DeliverMail.name);

  constructor(
    private readonly database: DataSource,
    private readonly templates: MailTemplates,
    private readonly transport: MailTransport,
    private readonly composer: MailComposer,
    private readonly random: Random,
  ) {}

  async handle({ deliveryId }: DeliverMailJob): Promise<void> {
    const lease = this.random.uuid();
    const delivery = await this.claim(deliveryId, lease);
    if (!delivery) return;
    follow(delivery.correlation_id, { name: delivery.template, merged: delivery.merged_requests ?? [] });
    const outcome = await this.attempt(delivery, lease);
    await this.finish(delivery, lease, outcome);
  }

  private async claim(id: number, lease: string): Promise<ClaimedDelivery | undefined> {
    return rowOf<ClaimedDelivery>(
      this.database,
      `UPDATE mail_deliveries
       SET state = 'sending', lease = $2, lease_until = now() + ${leaseInterval()}, attempts = attempts + 1,
           tried_since = coalesce(tried_since, now()),
           handed_over = false
       WHERE id = $1 AND state = 'queued'
       RETURNING id, template, facts, recipient_name, recipient_email, message_id, bulk, correlation_id, merged_requests, unanswered,
                 extract(epoch FROM now() - tried_since)::float8 AS age`,
      [id, lease],
    );
  }

  private async attempt(
    delivery: ClaimedDelivery,
    lease: string,
  ): Promise<SendOutcome | { kind: 'skipped'; reason: string }> {
    try {
      if (delivery.bulk && (await this.isRefused(delivery.recipient_email)))
        return { kind: 'skipped', reason: ADDRESS_REFUSED };
      const recipient = { name: delivery.recipient_name, email: delivery.recipient_email };
      const content = await this.templates.named(delivery.template).compose(delivery.facts, recipient.email);
      if (!content) return { kind: 'skipped', reason: 'Nothing left to say' };
      const message = await this.composer.compose(content, { messageId: delivery.message_id, recipient });
      return await this.transport.send(message, {
        pool: delivery.bulk ? 'bulk' : 'single',
        signal: AbortSignal.timeout(deadlineMs('mailAttempt')),
        handOver: () => this.markHandedOver(delivery.id, lease),
      });
    } catch (error) {
      this.log.error(`Delivery ${delivery.id} (${delivery.template}): ${(error as Error).message}`);
      return { kind: 'later', reason: (error as Error).name };
    }
  }

  private async isRefused(email: string): Promise<boolean> {
    const { refused } = await oneRow<{ refused: boolean }>(
      this.database,
      `SELECT ${isMailRefused('$1')} AS refused`,
      [email],
    );
    return refused;
  }

  /**
   * Records that the mail server begins to receive the message. A bulk message whose sender was killed before that is sent again.
   * @throws Error if another sender has claimed the message since, for example because this process was suspended; the message must not be
   * sent then
   */
  private async markHandedOver(id: string, lease: string): Promise<void> {
    const marked = await changedRows(
      this.database.manager,
      'UPDATE mail_deliveries SET handed_over = true WHERE id = $1 AND lease = $2',
      [id, lease],
    );
    if (marked === 0) throw new Error('The lease was lost');
  }

  /**
   * Records the outcome, unless another sender has claimed the message since, and with it whether the server refuses the address for good.
   */
  private async finish(
    delivery: ClaimedDelivery,
    lease: string,
    { kind, reason, addressRefusal }: Outcome,
  ): Promise<void> {
    const state = nextState(kind, delivery);
    this.log.debug(`Delivery ${delivery.id} (${delivery.template}): ${state}${reason ? `, ${reason}` : ''}`);
    await this.database.query(
      `WITH finished AS (
         UPDATE mail_deliveries
         SET state = $3, lease = NULL, lease_until = NULL, last_error = $4,
             next_attempt_at = CASE WHEN $3 <> 'queued' THEN next_attempt_at WHEN $5::boolean THEN ${LONGEST_WAIT} ELSE ${NEXT_ATTEMPT} END,
             unanswered = unanswered + $5::boolean::int,
             finished_at = CASE WHEN $3 = 'queued' THEN NULL ELSE now() END
         WHERE id = $1 AND lease = $2 RETURNING lower($6) AS email
       ), accepted AS (
         DELETE FROM refused_addresses r USING finished d WHERE r.email = d.email AND $3 = 'sent'
       )
       INSERT INTO refused_addresses (email, reason) SELECT email, $7::text FROM finished WHERE $7::text IS NOT NULL
       ON CONFLICT (email) DO UPDATE SET reason = excluded.reason, refused_at = now()`,
      [
        delivery.id,
        lease,
        state,
        reason ?? null,
        kind === 'unknown',
        delivery.recipient_email,
        addressRefusal ?? null,
      ],
    );
  }
}

/** Like `DeliverMail`, for messages to many recipients, which have their own queue. */
@Injectable()
@Handles(deliverBulkMail)
export class DeliverBulkMail implements JobHandler<DeliverMailJob> {
  constructor(private readonly mail: DeliverMail) {}

  handle(job: DeliverMailJob): Promise<void> {
    return this.mail.handle(job);
  }
}
