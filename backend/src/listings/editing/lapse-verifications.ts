import { Injectable } from '@nestjs/common';
import type { Verification } from '#common/listings/verification.js';
import type { Change } from '#platform/audit/audit-trail.js';
import { rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { Listing } from '../core/listing.entity.js';
import { ListingVersions } from '../rows/listing-versions.js';

/** Takes the verification from all notices of an owner; each can be undone. */
@Injectable()
export class LapseVerifications {
  constructor(private readonly versions: ListingVersions) {}

  /**
   * @param listing the notice that is being edited, which its edit saves
   * @returns what the edit records
   */
  async execute(tx: Transaction, listing: Listing, administratorId: number | null): Promise<Change[]> {
    const verified = await rowsOf<{ id: number; verification: Verification }>(
      tx,
      `SELECT id, verification FROM listings WHERE contact_id = $1 AND verification IS NOT NULL ORDER BY id FOR UPDATE`,
      [listing.contactId],
    );
    const ids = verified.map(({ id }) => id);
    await tx.query('UPDATE listings SET verification = NULL WHERE id = ANY($1)', [ids]);
    listing.verification = null;
    await this.versions.raise(
      tx,
      ids.filter((id) => id !== listing.id),
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
