import { Injectable } from '@nestjs/common';
import type { Change } from '#platform/audit/audit-trail.js';
import { changedRows, rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { LapseVerifications, type DniChange } from '../editing/lapse-verifications.js';
import { ListingVersions } from '../rows/listing-versions.js';

interface Transfer {
  from: number;
  to: number;
  /** Ids of the listings; all by default. */
  only?: readonly number[];
}

/** Listings of one contact, for the deletion and the merging of contacts. */
@Injectable()
export class ListingsOfContact {
  constructor(
    private readonly versions: ListingVersions,
    private readonly verifications: LapseVerifications,
  ) {}

  /**
   * Makes listings of one contact those of another. Afterwards the caller raises the versions.
   * @returns the ids of the listings
   */
  async transfer(tx: Transaction, { from, to, only }: Transfer): Promise<number[]> {
    const owned = await rowsOf<{ id: number }>(
      tx,
      `SELECT id FROM listings WHERE contact_id = $1 AND ($2::int[] IS NULL OR id = ANY($2)) ORDER BY id FOR UPDATE`,
      [from, only ?? null],
    );
    const ids = owned.map(({ id }) => id);
    await changedRows(tx, 'UPDATE listings SET contact_id = $2 WHERE id = ANY($1)', [ids, to]);
    return ids;
  }

  /**
   * Takes the verification from the notices of a contact whose DNI has become another one.
   * @returns what the caller records
   */
  lapseVerifications(
    tx: Transaction,
    contact: { contactId: number; dnis: DniChange },
    administratorId: number,
  ): Promise<Change[]> {
    return this.verifications.execute(tx, contact, administratorId);
  }

  /** Increments the versions of all listings of these contacts, and rebuilds the search rows of the public ones. */
  async raiseVersions(tx: Transaction, contactIds: readonly number[]): Promise<void> {
    const rows = await rowsOf<{ id: number }>(
      tx,
      'SELECT id FROM listings WHERE contact_id = ANY($1) ORDER BY id FOR UPDATE',
      [contactIds],
    );
    await this.versions.raise(
      tx,
      rows.map(({ id }) => id),
    );
  }

  /**
   * Deletes the contact's listings. Their inquiries are kept, under their codes.
   * @returns ids and codes of the deleted listings; undefined, without any change, if one of them is active
   */
  async removeInactive(
    tx: Transaction,
    contactId: number,
  ): Promise<{ id: number; code: string | null }[] | undefined> {
    const owned = await rowsOf<{ id: number; code: string | null; status: string }>(
      tx,
      'SELECT id, code, status FROM listings WHERE contact_id = $1 ORDER BY id FOR UPDATE',
      [contactId],
    );
    if (owned.some(({ status }) => status === 'active')) return undefined;
    await tx.query('DELETE FROM listings WHERE contact_id = $1', [contactId]);
    return owned.map(({ id, code }) => ({ id, code }));
  }
}
