import { Injectable } from '@nestjs/common';
import { alarmsOf, type SecurityHour } from '#common/accounts/security/security-alarms.js';
import { Clock } from '#platform/process/clock.js';
import { Settings } from '#platform/config/settings.js';
import { Transactions } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { SECURITY_ALARM_MAIL } from './security-alarm.mail.js';
import { SecurityHours } from './security-hours.js';

const EVERY_MS = 5 * 60_000;
/** `2026-11-22T18`: the part of a moment that names its hour. */
const HOUR_LENGTH = 13;

export const watchSecurity = defineJob('maintenance', 'watch-security', { every: EVERY_MS });

/** Mails the operator about suspicious events of the last hour, once per kind, account and hour. */
@Injectable()
@Handles(watchSecurity)
export class WatchSecurity implements JobHandler<Record<string, never>> {
  constructor(
    private readonly hours: SecurityHours,
    private readonly transactions: Transactions,
    private readonly mailbox: Mailbox,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    for (const hour of await this.hours.read()) await this.mailAlarms(hour);
  }

  private async mailAlarms(hour: SecurityHour): Promise<void> {
    const { administratorId, networks } = hour;
    const { SITE_NAME: name, OPERATOR_EMAIL: email } = this.settings;
    const now = this.clock.now().toISOString().slice(0, HOUR_LENGTH);
    for (const { kind, count } of alarmsOf(hour))
      await this.transactions.run((tx) =>
        this.mailbox.post(tx, {
          dedupeKey: `${SECURITY_ALARM_MAIL}:${kind}:${administratorId}:${now}`,
          template: SECURITY_ALARM_MAIL,
          facts: { kind, count, administratorId, networks },
          recipient: { name, email },
        }),
      );
  }
}
