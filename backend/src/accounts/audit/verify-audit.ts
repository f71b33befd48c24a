import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { verifyAuditChain } from '#platform/audit/audit-chain.js';
import { Settings } from '#platform/config/settings.js';
import { Transactions } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { AUDIT_ALERT_MAIL } from './audit-alert.mail.js';

export const verifyAudit = defineJob('maintenance', 'verify-audit', { dailyAt: '4:40' });

/**
 * Verifies the audit trail every night and logs the head of the chain. If logs are stored on another machine, they reveal an attacker who
 * altered the database and computed the whole chain again. If the check fails, the operator gets one message per chain head.
 */
@Injectable()
@Handles(verifyAudit)
export class VerifyAudit implements JobHandler<Record<string, never>> {
  private readonly log = new Logger(VerifyAudit.name);

  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly mailbox: Mailbox,
    private readonly settings: Settings,
  ) {}

  async handle(): Promise<void> {
    const { entries, head, faults } = await verifyAuditChain(this.database);
    if (faults.length === 0) {
      this.log.log(`audit trail verified: ${entries} entries, head ${head.position}:${head.digest}`);
      return;
    }
    this.log.error(`audit trail altered: ${faults.join(' ')}`);
    await this.transactions.run((tx) =>
      this.mailbox.post(tx, {
        dedupeKey: `${AUDIT_ALERT_MAIL}:${head.position}`,
        template: AUDIT_ALERT_MAIL,
        facts: { faults },
        recipient: { name: this.settings.SITE_NAME, email: this.settings.OPERATOR_EMAIL },
      }),
    );
  }
}
