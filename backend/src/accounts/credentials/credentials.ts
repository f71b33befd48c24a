import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { rowOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Problem } from '#platform/process/problem.js';
import { Sessions } from '#platform/security/sessions.js';
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
   * @param expected version that the account must still have; any by default
   * @returns the new version of the credentials
   * @throws Problem 'unauthorised' if the account has another version, or no longer exists
   */
  async replace(
    tx: Transaction,
    administratorId: number,
    { passwordHash, expected }: { passwordHash: string; expected?: number | undefined },
  ): Promise<number> {
    const changed = await rowOf<{ version: number }>(
      tx,
      `UPDATE administrators SET password_hash = $2, credential_version = credential_version + 1
       WHERE id = $1 AND ($3::int IS NULL OR credential_version = $3) RETURNING credential_version AS version`,
      [administratorId, passwordHash, expected ?? null],
    );
    if (!changed) throw new Problem('unauthorised', ERROR_MESSAGES.unauthorised);
    await this.sessions.endAllOf(tx, administratorId);
    await this.links.forget(tx, administratorId);
    return changed.version;
  }
}
