import { Injectable } from '@nestjs/common';
import { PASSWORD_MESSAGES } from '#common/accounts/account-messages.js';
import { Transactions } from '#platform/database/transactions.js';
import { Problem } from '#platform/process/problem.js';
import { AccountLinks, type AccountLink } from '../credentials/account-links.js';
import { Passwords } from '../credentials/passwords.js';
import { PasswordChanges } from '../credentials/password-changes.js';
import { newPasswordFault } from '../credentials/new-password.js';

/** Sets the password of the account for which a link was mailed. */
@Injectable()
export class DefinePassword {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: AccountLinks,
    private readonly passwords: Passwords,
    private readonly changes: PasswordChanges,
  ) {}

  /** @throws Problem 'gone' for a link that is not valid */
  async linkOf(token: string): Promise<AccountLink> {
    const link = await this.links.byToken(token);
    if (!link) throw gone();
    return link;
  }

  /**
   * Uses the link up, and ends the sessions of the account.
   * @returns the link
   * @throws Problem 'gone' for a link that is not valid, 'invalid' for a password that is easy to guess
   */
  async execute(token: string, password: string): Promise<AccountLink> {
    const link = await this.linkOf(token);
    const { administratorId, email, purpose } = link;
    const fault = newPasswordFault(password, email);
    if (fault) throw Problem.invalid({ clave: [fault] }, fault);
    const hash = await this.passwords.hash(password);
    await this.transactions.run(async (tx) => {
      if (!(await this.links.take(tx, link))) throw gone();
      const action = purpose === 'invitation' ? 'account.accept' : 'account.reset';
      await this.changes.apply(tx, { id: administratorId, email }, { hash, action });
    });
    return link;
  }
}

function gone(): Problem {
  return new Problem('gone', PASSWORD_MESSAGES.linkGone);
}
