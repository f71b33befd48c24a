import { Injectable } from '@nestjs/common';
import type { Verification } from '#common/listings/verification.js';
import type { Change } from '#platform/audit/audit-trail.js';
import { rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { ListingVersions } from '../rows/listing-versions.js';

/** The DNI of an owner before and after a change. */
export interface DniChange {
  was: string;
  is: string;
}

/** Takes the verification from all notices of an owner who is another one now; each can be undone. */
@Injectable()
export class LapseVerifications {
  constructor(private readonly versions: ListingVersions) {}

  /**
   * Another DNI is another owner, whose homes nobody has verified.
   * @param edited the notice that is being edited, whose edit raises its version
   * @returns what the caller records
   */
  async execute(
    tx: Transaction,
    { contactId, dnis: { was, is }, edited }: { contactId: number; dnis: DniChange; edited?: number },
    administratorId: number | null,
  ): Promise<Change[]> {
    if (is === '' || is === was) return [];
    const verified = await rowsOf<{ id: number; verification: Verification }>(
      tx,
      `SELECT id, verification FROM listings WHERE contact_id = $1 AND verification IS NOT NULL ORDER BY id FOR UPDATE`,
      [contactId],
    );
    const ids = verified.map(({ id }) => id);
    await tx.query('UPDATE listings SET verification = NULL WHERE id = ANY($1)', [ids]);
    await this.versions.raise(
      tx,
      ids.filter((id) => id !== edited),
    );
    return verified.map(({ id, verification }) => ({
      administratorId,
      action: 'listing.edit.verification',
      entity: 'listing',
      entityId: id,
      before: { verification },
      after: { verification: null },
    }));
  }
}
