import { Injectable } from '@nestjs/common';
import { formatDay } from '#common/kernel/time/days.js';
import { Clock } from '#platform/process/clock.js';
import { localDay } from '#platform/process/local-day.js';
import { Settings } from '#platform/config/settings.js';
import { Transactions } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { BackupRuns } from '#platform/health/backup-runs.js';
import { BACKUP_FAILED_MAIL } from './backup-failed.mail.js';

/** Tells the operator that scheduled backups fail. */
@Injectable()
export class BackupAlarm {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly runs: BackupRuns,
    private readonly transactions: Transactions,
    private readonly mailbox: Mailbox,
  ) {}

  /** Mails the operator if the last run was not completed, once a day. */
  async tell(): Promise<void> {
    const { failingSince } = await this.runs.state(this.settings.BACKUP_EVERY_HOURS);
    if (failingSince === null) return;
    await this.transactions.run((tx) =>
      this.mailbox.post(tx, {
        dedupeKey: `${BACKUP_FAILED_MAIL}:${failingSince}:${formatDay(localDay(this.clock.now()))}`,
        template: BACKUP_FAILED_MAIL,
        facts: {},
        recipient: {
          name: this.settings.SITE_NAME,
          email: this.settings.OPERATOR_EMAIL,
        },
      }),
    );
  }
}
