import { Injectable } from '@nestjs/common';
import { PASSWORD_MESSAGES } from '#common/accounts/account-messages.js';
import { Transactions } from '#platform/database/transactions.js';
import { Problem } from '#platform/process/problem.js';
import { RateLimits, type Limit } from '#platform/security/rate-limits.js';
import type { Administrator } from '../credentials/administrator.entity.js';
import { Administrators } from '../credentials/administrators.js';
import { Passwords } from '../credentials/passwords.js';
import { PasswordChanges } from '../credentials/password-changes.js';
import { newPasswordFault } from '../credentials/new-password.js';

/** Limits guesses by somebody who has taken over a session. */
const GUESSES: Limit = { name: 'own-password', points: 5, seconds: 15 * 60 };

/** Checks and changes the password of the signed-in account. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly administrators: Administrators,
    private readonly passwords: Passwords,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly changes: PasswordChanges,
  ) {}

  /**
   * @param field name of the field with the password, for the fault
   * @throws Problem 'invalid' for a wrong password, 'too-many'
   */
  async confirm(administratorId: number, password: string, field: string): Promise<Administrator> {
    await this.limits.consume(GUESSES, String(administratorId));
    const account = await this.administrators.enabled({ id: administratorId });
    const matches = await this.passwords.matches(account?.passwordHash ?? undefined, password, 'known');
    if (!account || !matches)
      throw Problem.invalid({ [field]: [PASSWORD_MESSAGES.wrong] }, PASSWORD_MESSAGES.wrong);
    await this.limits.forget(GUESSES, String(administratorId));
    return account;
  }

  /**
   * Ends every session of the account; the caller begins a new one.
   * @returns the account with its new version
   * @throws Problem 'invalid', 'too-many', or 'unauthorised' if the password was changed since it was compared
   */
  async change(
    administratorId: number,
    { current, wanted }: { current: string; wanted: string },
  ): Promise<{ id: number; credentialVersion: number }> {
    const account = await this.confirm(administratorId, current, 'actual');
    const fault = wanted === current ? PASSWORD_MESSAGES.same : newPasswordFault(wanted, account.email);
    if (fault) throw Problem.invalid({ nueva: [fault] }, fault);
    const hash = await this.passwords.hash(wanted);
    return this.transactions.run((tx) =>
      this.changes.apply(tx, account, {
        hash,
        action: 'account.password',
        compared: account.credentialVersion,
      }),
    );
  }
}
