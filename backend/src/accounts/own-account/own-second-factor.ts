import { Injectable } from '@nestjs/common';
import { SECOND_FACTOR_MESSAGES } from '#common/accounts/account-messages.js';
import type { AuditAction } from '#common/accounts/audit/audit-actions.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Settings } from '#platform/config/settings.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { Problem } from '#platform/process/problem.js';
import { SecondFactors, type Prepared } from '../credentials/second-factors.js';
import { AccountMails, type SecondStepChange } from '../credentials/account-mails.js';

interface Account {
  id: number;
  email: string;
}

type FactorChange = Extract<SecondStepChange, 'added' | 'renewed' | 'removed'>;

const ACTIONS: Readonly<Record<FactorChange, AuditAction>> = {
  added: 'account.second-factor.add',
  renewed: 'account.second-factor.codes',
  removed: 'account.second-factor.remove',
};

/** Sets up and removes the second factor of the signed-in account. */
@Injectable()
export class OwnSecondFactor {
  constructor(
    private readonly factors: SecondFactors,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly mails: AccountMails,
    private readonly settings: Settings,
  ) {}

  /** @throws Problem 'conflict' if there is one */
  async prepare(account: Account): Promise<Prepared> {
    const prepared = await this.factors.prepare(account, this.settings.SITE_NAME);
    if (!prepared) throw Problem.conflict(SECOND_FACTOR_MESSAGES.exists);
    return prepared;
  }

  /**
   * @returns the recovery codes
   * @throws Problem 'invalid' for a wrong code
   */
  async confirm(account: Account, code: string): Promise<string[]> {
    return this.transactions.run(async (tx) => {
      if (!(await this.factors.confirm(tx, account.id, code)))
        throw Problem.invalid({ codigo: [SECOND_FACTOR_MESSAGES.wrong] }, SECOND_FACTOR_MESSAGES.wrong);
      await this.recordAndMail(tx, account, 'added');
      return this.factors.newCodes(tx, account.id);
    });
  }

  /** @throws Problem 'conflict' without a second factor */
  async renewCodes(account: Account): Promise<string[]> {
    return this.transactions.run(async (tx) => {
      await this.assertActive(tx, account);
      await this.recordAndMail(tx, account, 'renewed');
      return this.factors.newCodes(tx, account.id);
    });
  }

  /** @throws Problem 'conflict' without a second factor */
  async remove(account: Account): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.assertActive(tx, account);
      await this.factors.remove(tx, account.id);
      await this.recordAndMail(tx, account, 'removed');
    });
  }

  /** Locks the account, so that two requests change its second factor one after the other. */
  private async assertActive(tx: Transaction, { id }: Account): Promise<void> {
    if (!(await this.factors.isActive(tx, id))) throw Problem.conflict(SECOND_FACTOR_MESSAGES.none);
  }

  /** Records the change in the audit trail and mails it to the account. */
  private async recordAndMail(tx: Transaction, account: Account, change: FactorChange): Promise<void> {
    const { id } = account;
    await this.audit.record(tx, {
      administratorId: id,
      action: ACTIONS[change],
      entity: 'account',
      entityId: id,
    });
    await this.mails.secondStepChanged(tx, account, change);
  }
}
