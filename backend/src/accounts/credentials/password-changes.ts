import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Credentials } from './credentials.js';
import { AccountMails } from './account-mails.js';

interface PasswordChange {
  hash: string;
  /** Version of the credentials whose password was compared; another one ends the change. */
  compared?: number;
  action: 'account.accept' | 'account.reset' | 'account.password';
}

/** Stores a new password, records it in the audit trail, and mails the owner unless it is the first password. */
@Injectable()
export class PasswordChanges {
  constructor(
    private readonly credentials: Credentials,
    private readonly mails: AccountMails,
    private readonly audit: AuditTrail,
  ) {}

  /** @returns the account with the new version of its credentials */
  async apply(
    tx: Transaction,
    account: { id: number; email: string },
    { hash, action, compared }: PasswordChange,
  ): Promise<{ id: number; credentialVersion: number }> {
    const { id } = account;
    const credentialVersion = await this.credentials.replace(tx, id, {
      passwordHash: hash,
      expected: compared,
    });
    if (action !== 'account.accept') await this.mails.passwordChanged(tx, account, credentialVersion);
    await this.audit.record(tx, { administratorId: id, action, entity: 'account', entityId: id });
    return { id, credentialVersion };
  }
}
