import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { normaliseEmail } from '#common/kernel/forms/email.js';
import { Transactions } from '#platform/database/transactions.js';
import { NetworkLimits } from '#platform/security/network-limits.js';
import { RateLimits, type Limit } from '#platform/security/rate-limits.js';
import { Administrators } from '../credentials/administrators.js';
import { AccountMails } from '../credentials/account-mails.js';

const PER_NETWORK: Limit = { name: 'reset-address', points: 10, seconds: 15 * 60 };
const PER_ACCOUNT: Limit = { name: 'reset-account', points: 3, seconds: 3_600 };
/** Longer than the work takes, so that the response time does not reveal whether there is an account. */
const ANSWER_MS = 300;

/** Mails a link to choose another password, or the first one if the account was invited and its invitation expired. */
@Injectable()
export class RequestReset {
  constructor(
    private readonly administrators: Administrators,
    private readonly transactions: Transactions,
    private readonly mails: AccountMails,
    private readonly limits: RateLimits,
    private readonly networks: NetworkLimits,
  ) {}

  /**
   * Takes the same time for an address without an account. At most three messages an hour go to one address.
   * @throws Problem 'too-many' beyond the limit of the network
   */
  async execute(email: string, ip: string): Promise<void> {
    await this.networks.consume(PER_NETWORK, ip);
    await Promise.all([this.mail(normaliseEmail(email)), sleep(ANSWER_MS)]);
  }

  private async mail(email: string): Promise<void> {
    const account = await this.administrators.enabled({ email });
    if (!account) return;
    if (!(await this.limits.tryConsume(PER_ACCOUNT, email))) return;
    const purpose = account.passwordHash === null ? 'invitation' : 'reset';
    await this.transactions.run((tx) => this.mails.link(tx, account, purpose));
  }
}
