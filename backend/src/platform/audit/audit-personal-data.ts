import { Injectable } from '@nestjs/common';
import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import { phoneDigits } from '#common/kernel/forms/phone.js';
import { changedRows, rowsOf } from '../database/rows.js';
import type { Transaction } from '../database/transactions.js';
import { emptying, type HoldsPersonalData, type Person } from '../database/personal-data.js';
import { SealedContents, type AuditContents } from './sealed-contents.js';

const EMPTIED = { before: 'NULL', after: 'NULL' };
const EMPTYING = `${emptying(EMPTIED)}, redacted_at = now()`;
/** Shorter and longer texts are no phone. */
const SHORTEST_PHONE = 8;
const LONGEST_PHONE = 40;
const HAS_CONTENTS = 'redacted_at IS NULL AND (before IS NOT NULL OR after IS NOT NULL)';

/** Entries about contacts ($1) and listings ($2), and about contacts that were merged with them (docs/decisions/0006). */
const OF_ROWS = `(entity = 'contact' AND (entity_id = ANY($1) OR (after->'mergedContact')::int = ANY($1))) OR (entity = 'listing' AND entity_id = ANY($2))`;

/** Entries that mention one of the addresses ($1, as patterns $2), a number as it is stored ($3) or a phone however it is written ($4). */
const MENTIONS = `
    EXISTS (SELECT FROM unnest($1::text[], $2::text[]) AS a (email, pattern)
            WHERE strpos(lower(concat(before, after)), lower(a.email)) > 0 AND lower(concat(before, after)) ~ a.pattern
               OR mailbox_of(a.email) IN (mailbox_of(before->>'email'), mailbox_of(after->>'email')))
    OR EXISTS (SELECT FROM unnest($3::text[]) AS number WHERE strpos(concat(before, after), '"' || number || '"') > 0)
    OR EXISTS (SELECT FROM jsonb_path_query(jsonb_build_array(before, after), '$.** ? (@.type() == "string")') AS value
               WHERE length(value #>> '{}') < ${LONGEST_PHONE} AND phone_digits(value #>> '{}') = ANY($4))`;

/** Rows that the trail names, and that may be deleted. */
type Rows = Pick<Person, 'contactIds' | 'listingIds'>;

/** Personal data in the audit trail. Erasure removes the contents of entries; who changed what is kept (docs/decisions/0050). */
@Injectable()
export class AuditPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.audit;
  readonly uncorrectedBecause = PERSONAL_DATA_MESSAGES.uncorrected.audit;
  readonly empties = { audit_entries: EMPTIED };

  constructor(private readonly contents: SealedContents) {}

  async rows(tx: Transaction, person: Person): Promise<Record<string, unknown>[]> {
    const rows = await rowsOf<{ antes: AuditContents; después: AuditContents }>(
      tx,
      `SELECT id AS registro, action AS cambio, before AS antes, after AS "después", created_at AS fecha FROM audit_entries
       WHERE id = ANY($1) ORDER BY id`,
      [await this.entriesAbout(tx, person)],
    );
    return Promise.all(
      rows.map(async (row) => ({
        ...row,
        antes: await this.contents.open(row.antes),
        después: await this.contents.open(row.después),
      })),
    );
  }

  async erase(tx: Transaction, person: Person): Promise<number> {
    return changedRows(tx, `UPDATE audit_entries SET ${EMPTYING} WHERE id = ANY($1)`, [
      await this.entriesAbout(tx, person),
    ]);
  }

  /** Empties the entries about rows that are deleted. */
  async eraseAbout(tx: Transaction, { contactIds, listingIds }: Rows): Promise<void> {
    await tx.query(`UPDATE audit_entries SET ${EMPTYING} WHERE ${HAS_CONTENTS} AND (${OF_ROWS})`, [
      contactIds,
      listingIds,
    ]);
  }

  /**
   * Entries with contents that concern a person: those that mention an address or number of the person, and those about the person's
   * contacts, listings, reports and replies. Of contacts and listings that were deleted earlier, the entries that mention the person name
   * the ids.
   */
  private async entriesAbout(tx: Transaction, person: Person): Promise<number[]> {
    const mentioning = await rowsOf<{ id: number; contactId: number | null; listingId: number | null }>(
      tx,
      `SELECT id, CASE entity WHEN 'contact' THEN entity_id END AS "contactId", CASE entity WHEN 'listing' THEN entity_id END AS "listingId"
       FROM audit_entries WHERE ${HAS_CONTENTS} AND (${MENTIONS})`,
      mentionsOf(person),
    );
    const known = [...person.contactIds, ...mentioning.flatMap(({ contactId }) => contactId ?? [])];
    const deleted = await rowsOf<{ contactId: number | null; listingId: number | null }>(
      tx,
      `SELECT (merged->>'id')::int AS "contactId", (listing->>'id')::int AS "listingId" FROM audit_entries
       CROSS JOIN LATERAL ROWS FROM (jsonb_path_query(before, '$.mergedContacts[*]'), jsonb_path_query(before, '$.listings[*]')) AS gone (merged, listing)
       WHERE action = 'contact.delete' AND entity_id = ANY($1)`,
      [known],
    );
    const contactIds = [...known, ...deleted.flatMap(({ contactId }) => contactId ?? [])];
    const listingIds = [
      ...person.listingIds,
      ...[...mentioning, ...deleted].flatMap(({ listingId }) => listingId ?? []),
    ];
    const ofRows = await rowsOf<{ id: number }>(
      tx,
      `SELECT id FROM audit_entries WHERE ${HAS_CONTENTS} AND (${OF_ROWS}
         OR EXISTS (SELECT FROM jsonb_to_recordset($3::jsonb) AS x (entity text, ids int[])
                    WHERE x.entity = audit_entries.entity AND audit_entries.entity_id = ANY(x.ids)))`,
      [contactIds, listingIds, JSON.stringify(person.entities)],
    );
    return [...new Set([...mentioning, ...ofRows].map(({ id }) => id))];
  }

  expire(tx: Transaction, before: Date, limit: number): Promise<number> {
    return changedRows(
      tx,
      `UPDATE audit_entries SET ${EMPTYING} WHERE id IN (
         SELECT id FROM audit_entries WHERE created_at < $1 AND ${HAS_CONTENTS} LIMIT $2)`,
      [before, limit],
    );
  }
}

function mentionsOf({ emails, numbers, phone }: Person): unknown[] {
  const phones = [phone, ...numbers.map(phoneDigits)].filter((digits) => digits.length >= SHORTEST_PHONE);
  return [emails, emails.map(wholeAddress), numbers, phones];
}

/**
 * Regular expression of PostgreSQL for an address that is not a part of another one: `ana@ejemplo.com` is in neither `mariana@ejemplo.com`
 * nor `ana@ejemplo.com.ar`. In the text of JSON, a line break before it is written `\n`.
 */
function wholeAddress(email: string): string {
  const literal = email.toLowerCase().replaceAll(/[^\p{L}\d@]/gu, String.raw`\$&`);
  return String.raw`((?<![\w.%+-])|(?<=\\[bfnrt]))${literal}(?![\w-]|\.\w)`;
}
