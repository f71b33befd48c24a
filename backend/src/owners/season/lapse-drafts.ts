import { Injectable, Logger } from '@nestjs/common';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { ListingVersions, SeasonLeave } from '../../listings/public.js';
import { Rollovers } from './rollovers.js';
import { SeasonMail } from './season-mail.js';

const EVERY_MS = 900_000;

export const lapseDrafts = defineJob('maintenance', 'lapse-season-drafts', { every: EVERY_MS });

/**
 * After the last day of a roll-over, withdraws the notices that nobody has answered for, and notifies their owners.
 */
@Injectable()
@Handles(lapseDrafts)
export class LapseDrafts implements JobHandler<Record<string, never>> {
  private readonly log = new Logger(LapseDrafts.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly rollovers: Rollovers,
    private readonly versions: ListingVersions,
    private readonly leave: SeasonLeave,
    private readonly mail: SeasonMail,
  ) {}

  /** Each roll-over has a transaction of its own. One that fails is tried again by the next run, and does not keep the others. */
  async handle(): Promise<void> {
    for (const id of await this.transactions.run((tx) => this.rollovers.due(tx)))
      await this.transactions
        .run((tx) => this.lapse(tx, id))
        .catch((error: Error) => this.log.error(`Roll-over ${id} was not closed: ${error.message}`));
  }

  /** A second worker waits for the row lock and then finds no waiting draft. */
  private async lapse(tx: Transaction, id: number): Promise<void> {
    const rollover = await this.rollovers.lock(tx, id);
    if (!rollover?.isOver || rollover.cancelledAt !== null) return;
    await this.versions.lock(tx, await this.rollovers.waitingIn(tx, id));
    const lapsed = await this.rollovers.lapse(tx, id);
    // Another worker has closed it while this one waited for the row, and has notified the owners.
    if (lapsed.length === 0) return;
    await this.leave.take(tx, lapsed);
    await this.mail.post(tx, id, 'lapsed');
  }
}
