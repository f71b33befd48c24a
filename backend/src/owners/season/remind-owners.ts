import { Injectable, Logger } from '@nestjs/common';
import { automaticReminderIsDue } from '#common/owners/renewal/rollover.js';
import { Clock } from '#platform/process/clock.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { Rollovers } from './rollovers.js';
import { SeasonMail } from './season-mail.js';

export const remindOwners = defineJob('maintenance', 'remind-season-owners', { dailyAt: '9:30' });

/** Reminds owners who have not answered, before their notices leave the search. Roll-overs are independent of each other. */
@Injectable()
@Handles(remindOwners)
export class RemindOwners implements JobHandler<Record<string, never>> {
  private readonly log = new Logger(RemindOwners.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly rollovers: Rollovers,
    private readonly mail: SeasonMail,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    for (const id of await this.transactions.run((tx) => this.rollovers.open(tx)))
      await this.transactions
        .run((tx) => this.remind(tx, id))
        .catch((error: Error) =>
          this.log.error(`The owners of roll-over ${id} were not reminded: ${error.message}`),
        );
  }

  /** The row lock and the count of reminders keep a second worker from reminding again. */
  private async remind(tx: Transaction, id: number): Promise<void> {
    const rollover = await this.rollovers.lock(tx, id);
    if (!rollover || !automaticReminderIsDue(rollover, this.clock.now())) return;
    if ((await this.mail.post(tx, id, 'waiting')) > 0) await this.rollovers.noteReminder(tx, id);
  }
}
