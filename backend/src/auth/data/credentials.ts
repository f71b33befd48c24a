import { Injectable } from '@nestjs/common';
import { oneRow } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Sessions } from '#platform/sessions/sessions.js';
import { AccountLinks } from './account-links.js';

/** Replaces the password of an account. */
@Injectable()
export class Credentials {
  constructor(
    private readonly sessions: Sessions,
    private readonly links: AccountLinks,
  ) {}

  /**
   * Stores a new password. When the transaction commits, the account's links stop working and its sessions end. A concurrent login that
   * compared the earlier password gets a session with the earlier version of the credentials, which is not valid.
   * @returns the new version of the credentials
   */
  async replace(tx: Transaction, administratorId: number, passwordHash: string): Promise<number> {
    const { version } = await oneRow<{ version: number }>(
      tx,
      `UPDATE administrators SET password_hash = $2, credential_version = credential_version + 1 WHERE id = $1
       RETURNING credential_version AS version`,
      [administratorId, passwordHash],
    );
    await this.sessions.endAllOf(tx, administratorId);
    await this.links.forget(tx, administratorId);
    return version;
  }
}
