import { Injectable } from '@nestjs/common';
import { changedRows, oneRow, rowsOf, type Database } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';

/** A notice that the site has, with what an import compares. */
export interface KnownNotice {
  id: number;
  code: string | null;
  ownerId: number;
  email: string;
  operation: string;
  propertyType: number;
  town: string;
  street: string;
  streetNumber: string;
  floor: string;
  apartment: string;
  notes: string;
}

/** A notice of an import, and whether anybody has changed it since. */
export interface ImportedNotice {
  id: number;
  code: string | null;
  contactId: number;
  isTouched: boolean;
}

/** Whether the audit trail has a later entry about a row than $2. */
const touched = (entity: string, id: string): string =>
  `EXISTS (SELECT FROM offered_audit_entries e WHERE e.entity = '${entity}' AND e.entity_id = ${id} AND e.id > $2)`;

/** The notices of imports, with the codes that they had before. */
@Injectable()
export class ImportedListings {
  /** Notices of these owners, or of owners with these addresses. */
  ofOwners(
    database: Database,
    ownerIds: readonly number[],
    emails: readonly string[],
  ): Promise<KnownNotice[]> {
    return rowsOf<KnownNotice>(
      database,
      `SELECT l.id, l.code, c.owner_id AS "ownerId", lower(c.email) AS email, l.operation, l.property_type AS "propertyType",
              o.town, o.street, o.street_number AS "streetNumber", o.floor, o.apartment, l.notes
       FROM listings l JOIN offered_contacts c ON c.id = l.contact_id JOIN locations o ON o.listing_id = l.id
       WHERE l.contact_id IN (SELECT id FROM offered_contacts WHERE owner_id = ANY($1)
                              UNION SELECT id FROM offered_contacts WHERE lower(email) = ANY($2))
       ORDER BY l.id`,
      [ownerIds, emails],
    );
  }

  /** Which notice has, had or was imported with each of these codes. */
  async withCodes(
    database: Database,
    codes: readonly string[],
  ): Promise<Map<string, { id: number; code: string | null }>> {
    const rows = await rowsOf<{ named: string; id: number; code: string | null }>(
      database,
      `SELECT k.code AS named, l.id, l.code FROM (
         SELECT code, id AS listing_id FROM listings WHERE code = ANY($1)
         UNION SELECT code, listing_id FROM former_codes WHERE code = ANY($1)
         UNION SELECT code, listing_id FROM imported_listings WHERE code = ANY($1)) k
       JOIN listings l ON l.id = k.listing_id`,
      [codes],
    );
    return new Map(rows.map(({ named, ...notice }) => [named, notice]));
  }

  /** @returns what names the import */
  async add(
    tx: Transaction,
    imported: readonly { listingId: number; code: string; isNewContact: boolean }[],
  ): Promise<string> {
    const { batch } = await oneRow<{ batch: string }>(
      tx,
      `WITH one AS (SELECT gen_random_uuid() AS batch),
            added AS (INSERT INTO imported_listings (listing_id, batch, code, contact_is_new)
              SELECT "listingId", one.batch, nullif(code, ''), "isNewContact"
              FROM one, jsonb_to_recordset($1) AS given ("listingId" int, code text, "isNewContact" boolean))
       SELECT batch FROM one`,
      [JSON.stringify(imported)],
    );
    return batch;
  }

  /** The notices of an import that still exist, locked in the order of their ids. */
  lock(tx: Transaction, batch: string, entryId: number): Promise<ImportedNotice[]> {
    return rowsOf<ImportedNotice>(
      tx,
      `SELECT l.id, l.code, l.contact_id AS "contactId",
              l.status <> 'pending' OR l.version > 1 OR ${touched('listing', 'l.id')} AS "isTouched"
       FROM imported_listings i JOIN listings l ON l.id = i.listing_id WHERE i.batch = $1 ORDER BY l.id FOR UPDATE OF l`,
      [batch, entryId],
    );
  }

  /**
   * Deletes listings of imports.
   * @returns their contacts that the imports added, that have no other notice and that nobody has changed
   */
  async remove(tx: Transaction, ids: readonly number[], entryId: number): Promise<number[]> {
    const added = await rowsOf<{ id: number }>(
      tx,
      `SELECT DISTINCT l.contact_id AS id FROM imported_listings i JOIN listings l ON l.id = i.listing_id
       WHERE l.id = ANY($1) AND i.contact_is_new AND NOT ${touched('contact', 'l.contact_id')}`,
      [ids, entryId],
    );
    await changedRows(tx, 'DELETE FROM listings WHERE id = ANY($1)', [ids]);
    const left = await rowsOf<{ id: number }>(
      tx,
      `SELECT id FROM unnest($1::int[]) AS added (id)
       WHERE NOT EXISTS (SELECT FROM listings l WHERE l.contact_id = added.id) ORDER BY id`,
      [added.map(({ id }) => id)],
    );
    return left.map(({ id }) => id);
  }
}
