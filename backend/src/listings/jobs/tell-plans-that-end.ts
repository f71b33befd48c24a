import { Injectable } from '@nestjs/common';
import { formatDay, type Day } from '#common/rules/days.js';
import { Settings } from '#platform/config/settings.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { Season } from '../../pricing/public.js';
import { PlanEnds } from '../data/plan-ends.js';
import { PLAN_ENDS_MAIL, PLANS_ENDING_MAIL } from '../mail/plan-mails.js';

/** Owners in one transaction. */
const MOST_AT_A_TIME = 500;

export const tellPlansThatEnd = defineJob('maintenance', 'tell-plans-that-end', { dailyAt: '9:10' });

/**
 * Tells each owner once of an end that is near, and the operator once a day of all (docs/decisions/0061). What was told is recorded with the
 * messages: a run that is missed, interrupted or repeated leaves nothing out and tells nothing twice.
 */
@Injectable()
@Handles(tellPlansThatEnd)
export class TellPlansThatEnd implements JobHandler<Record<string, never>> {
  constructor(
    private readonly transactions: Transactions,
    private readonly ends: PlanEnds,
    private readonly mailbox: Mailbox,
    private readonly season: Season,
    private readonly settings: Settings,
  ) {}

  async handle(): Promise<void> {
    const today = this.season.today();
    while ((await this.transactions.run((tx) => this.tellSome(tx, today))) === MOST_AT_A_TIME);
  }

  private async tellSome(tx: Transaction, today: Day): Promise<number> {
    const plans = await this.ends.take(tx, today, MOST_AT_A_TIME);
    if (plans.length === 0) return 0;
    await this.mailbox.postBatch(tx, {
      batch: PLAN_ENDS_MAIL,
      template: PLAN_ENDS_MAIL,
      bulk: true,
      messages: plans.map(({ listingId, end, owner }) => ({
        key: `${listingId}:${end}`,
        facts: { listingId, end },
        recipient: owner,
      })),
    });
    await this.mailbox.post(tx, {
      dedupeKey: `${PLANS_ENDING_MAIL}:${formatDay(today)}`,
      template: PLANS_ENDING_MAIL,
      facts: {},
      recipient: { name: this.settings.SITE_NAME, email: this.settings.OPERATOR_EMAIL },
    });
    return plans.length;
  }
}
