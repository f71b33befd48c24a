import { Injectable } from '@nestjs/common';
import { formatDay, type Day } from '#common/kernel/time/days.js';
import { Settings } from '#platform/config/settings.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { Season } from '../../pricing/public.js';
import { PlanEnds, type EndingPlan } from './plan-ends.js';
import { PLAN_ENDED_MAIL, PLAN_ENDS_MAIL, PLANS_ENDED_MAIL, PLANS_ENDING_MAIL } from './plan-mails.js';

/** Owners in one transaction. */
const MOST_AT_A_TIME = 500;

export const tellPlansThatEnd = defineJob('maintenance', 'tell-plans-that-end', { dailyAt: '9:10' });

/** A kind of notification: which listings are taken, and the messages to their owners and to the operator. */
interface Telling {
  take: (tx: Transaction, today: Day, most: number) => Promise<EndingPlan[]>;
  toOwners: string;
  toOperator: string;
}

/**
 * Mails each owner once before a plan or featured position ends and once after a plan has lapsed, and mails the operator a daily list of them
 * (docs/decisions/0008). Each notification is recorded in the transaction that posts its message, so a run that is missed, interrupted
 * or repeated omits nothing and sends nothing twice.
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
    await this.tell({
      take: (...which) => this.ends.take(...which),
      toOwners: PLAN_ENDS_MAIL,
      toOperator: PLANS_ENDING_MAIL,
    });
    await this.tell({
      take: (...which) => this.ends.takeLapsed(...which),
      toOwners: PLAN_ENDED_MAIL,
      toOperator: PLANS_ENDED_MAIL,
    });
  }

  private async tell(telling: Telling): Promise<void> {
    const today = this.season.today();
    while ((await this.transactions.run((tx) => this.tellSome(tx, telling, today))) === MOST_AT_A_TIME);
  }

  private async tellSome(
    tx: Transaction,
    { take, toOwners, toOperator }: Telling,
    today: Day,
  ): Promise<number> {
    const plans = await take(tx, today, MOST_AT_A_TIME);
    if (plans.length === 0) return 0;
    await this.mailbox.postBatch(tx, {
      batch: toOwners,
      template: toOwners,
      bulk: true,
      messages: plans.map(({ listingId, end, owner }) => ({
        key: `${listingId}:${end}`,
        facts: { listingId, end },
        recipient: owner,
      })),
    });
    await this.mailbox.post(tx, {
      dedupeKey: `${toOperator}:${formatDay(today)}`,
      template: toOperator,
      facts: {},
      recipient: { name: this.settings.SITE_NAME, email: this.settings.OPERATOR_EMAIL },
    });
    return plans.length;
  }
}
