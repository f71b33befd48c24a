import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings.js';
import { Transactions, rolledBack, type Transaction } from '#platform/database/transactions.js';
import { Idempotency, REPETITION_SECONDS } from '#platform/http/input/idempotency.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { ReportCases, type NewReport } from './report-cases.js';
import { REPORT_NOTICE_MAIL } from './report-notice.mail.js';

/** Stores a report of a public notice. The operator is notified of the first one of a case. */
@Injectable()
export class ReportListing {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly cases: ReportCases,
    private readonly mailbox: Mailbox,
    private readonly settings: Settings,
  ) {}

  async execute(report: NewReport): Promise<void> {
    await this.once(report, (tx) => this.store(tx, report));
  }

  /** Does the same work without storing anything, for senders who must not notice that they are blocked. */
  async pretend(report: NewReport): Promise<void> {
    await this.once(report, (tx) => rolledBack(tx, () => this.store(tx, report)));
  }

  private async once(report: NewReport, store: (tx: Transaction) => Promise<object>): Promise<void> {
    const sameWords = { key: `report ${JSON.stringify(report)}`, seconds: REPETITION_SECONDS };
    await this.transactions.run((tx) => this.idempotency.once(tx, sameWords, () => store(tx)));
  }

  private async store(tx: Transaction, report: NewReport): Promise<object> {
    const { id, isNew } = await this.cases.add(tx, report);
    if (isNew)
      await this.mailbox.post(tx, {
        dedupeKey: `${REPORT_NOTICE_MAIL}:${id}`,
        template: REPORT_NOTICE_MAIL,
        facts: { caseId: id },
        recipient: { name: this.settings.SITE_NAME, email: this.settings.OPERATOR_EMAIL },
      });
    return {};
  }
}
