import { Injectable } from '@nestjs/common';
import { SECOND_FACTOR_MESSAGES } from '#common/messages/accounts.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Settings } from '#platform/config/settings.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { Problem } from '#platform/problems/problem.js';
import { SecondFactors, type Prepared } from '../data/second-factors.js';

/** Sets up and removes the second factor of the signed-in account. */
@Injectable()
export class OwnSecondFactor {
  constructor(
    private readonly factors: SecondFactors,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly settings: Settings,
  ) {}

  /** @throws Problem 'conflict' if there is one */
  async prepare(account: { id: number; email: string }): Promise<Prepared> {
    const prepared = await this.factors.prepare(account, this.settings.SITE_NAME);
    if (!prepared) throw Problem.conflict(SECOND_FACTOR_MESSAGES.exists);
    return prepared;
  }

  /**
   * @returns the recovery codes
   * @throws Problem 'invalid' for a wrong code
   */
  async confirm(id: number, code: string): Promise<string[]> {
    return this.transactions.run(async (tx) => {
      if (!(await this.factors.confirm(tx, id, code)))
        throw Problem.invalid({ codigo: [SECOND_FACTOR_MESSAGES.wrong] }, SECOND_FACTOR_MESSAGES.wrong);
      await this.record(tx, id, 'account.second-factor.add');
      return this.factors.newCodes(tx, id);
    });
  }

  /** @throws Problem 'conflict' without a second factor */
  async renewCodes(id: number): Promise<string[]> {
    const { since } = await this.factors.stateOf(id);
    if (!since) throw Problem.conflict(SECOND_FACTOR_MESSAGES.none);
    return this.transactions.run(async (tx) => {
      await this.record(tx, id, 'account.second-factor.codes');
      return this.factors.newCodes(tx, id);
    });
  }

  async remove(id: number): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.factors.remove(tx, id);
      await this.record(tx, id, 'account.second-factor.remove');
    });
  }

  private record(tx: Transaction, id: number, action: string): Promise<void> {
    return this.audit.record(tx, { administratorId: id, action, entity: 'account', entityId: id });
  }
}
