import { Injectable, Logger } from '@nestjs/common';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Clock } from '#platform/process/clock.js';
import { Settings } from '#platform/config/settings.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { Holders } from './holders.js';
import { daysBefore, monthsBefore } from './cut-offs.js';

export const expireData = defineJob('maintenance', 'expire-data', { dailyAt: '4:50' });

/** Rows per transaction; few, so that their locks are held briefly. */
const BATCH = 500;

/**
 * Removes personal data whose time is over (Ley 25.326, art. 4.7; docs/decisions/0053), and reports the numbers in the log and in the audit
 * trail.
 */
@Injectable()
@Handles(expireData)
export class ExpireData implements JobHandler<Record<string, never>> {
  private readonly log = new Logger(ExpireData.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly holders: Holders,
    private readonly audit: AuditTrail,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const removed: Record<string, number> = {};
    const count = async (name: string, batch: (tx: Transaction) => Promise<number>): Promise<void> => {
      const rows = await this.inBatches(batch);
      if (rows > 0) removed[name] = rows;
    };
    await count(this.holders.listings.name, (tx) => this.removeListings(tx));
    const before = monthsBefore(this.clock.now(), this.settings.KEEP_MESSAGES_MONTHS);
    if (before)
      for (const holder of this.holders.all)
        await count(holder.name, async (tx) => (await holder.expire?.(tx, before, BATCH)) ?? 0);
    if (Object.keys(removed).length === 0) return;
    this.log.log(`Removed expired data: ${JSON.stringify(removed)}`);
    await this.transactions.run((tx) =>
      this.audit.record(tx, {
        administratorId: null,
        action: 'person.expire',
        entity: 'person',
        entityId: null,
        after: removed,
      }),
    );
  }

  private async removeListings(tx: Transaction): Promise<number> {
    const { KEEP_REJECTED_MONTHS, KEEP_UNCONFIRMED_DAYS } = this.settings;
    const now = this.clock.now();
    const removed = await this.holders.listings.removeOld(
      tx,
      {
        rejectedBefore: monthsBefore(now, KEEP_REJECTED_MONTHS),
        unconfirmedBefore: daysBefore(now, KEEP_UNCONFIRMED_DAYS),
      },
      BATCH,
    );
    const contactIds = await this.holders.contacts.removeWithoutListings(
      tx,
      removed.map(({ contactId }) => contactId),
    );
    // Later nothing would connect these entries with the person.
    await this.holders.audit.eraseAbout(tx, { contactIds, listingIds: removed.map(({ id }) => id) });
    return removed.length;
  }

  private async inBatches(batch: (tx: Transaction) => Promise<number>): Promise<number> {
    let total = 0;
    for (;;) {
      const rows = await this.transactions.run(batch);
      total += rows;
      if (rows < BATCH) return total;
    }
  }
}
