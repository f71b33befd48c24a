import { Injectable } from '@nestjs/common';
import { PERSONAL_DATA_MESSAGES } from '#common/messages/personal-data.js';
import { changedRows, rowsOf } from '../database/rows.js';
import type { Transaction } from '../database/transactions.js';
import type { HoldsPersonalData, Person } from '../personal-data/personal-data.js';
import { SealedContents, type AuditContents } from './sealed-contents.js';

const EMPTIED = 'before = NULL, after = NULL, redacted_at = now()';
const HAS_CONTENTS = 'redacted_at IS NULL AND (before IS NOT NULL OR after IS NOT NULL)';

/**
 * SQL condition for entries with contents that concern a person: entries about the person's contacts and listings, entries about contacts
 * that were merged with them (docs/decisions/0091), entries that mention the address or one of the numbers, and entries about support
 * messages from the same mailbox.
 */
const ABOUT = `${HAS_CONTENTS} AND (
    (entity = 'contact' AND (entity_id = ANY($1) OR (after->'mergedContact')::int = ANY($1))) OR (entity = 'listing' AND entity_id = ANY($2))
    OR (strpos(lower(concat(before, after)), lower($3)) > 0 AND lower(concat(before, after)) ~ $5)
    OR (entity = 'support-message' AND mailbox_of($3) IN (mailbox_of(before->>'email'), mailbox_of(after->>'email')))
    OR EXISTS (SELECT FROM unnest($4::text[]) AS number WHERE strpos(concat(before, after), '"' || number || '"') > 0))`;

/** Personal data in the audit trail. Erasure removes the contents of entries; who changed what is kept (docs/decisions/0050). */
@Injectable()
export class AuditPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.audit;
  readonly uncorrectedBecause = PERSONAL_DATA_MESSAGES.uncorrected.audit;

  constructor(private readonly contents: SealedContents) {}

  async rows(tx: Transaction, person: Person): Promise<Record<string, unknown>[]> {
    const rows = await rowsOf<{ antes: AuditContents; después: AuditContents }>(
      tx,
      `SELECT id AS registro, action AS cambio, before AS antes, after AS "después", created_at AS fecha FROM audit_entries WHERE ${ABOUT} ORDER BY id`,
      values(person),
    );
    return Promise.all(
      rows.map(async (row) => ({
        ...row,
        antes: await this.contents.open(row.antes),
        después: await this.contents.open(row.después),
      })),
    );
  }

  erase(tx: Transaction, person: Person): Promise<number> {
    return changedRows(tx, `UPDATE audit_entries SET ${EMPTIED} WHERE ${ABOUT}`, values(person));
  }

  expire(tx: Transaction, before: Date, limit: number): Promise<number> {
    return changedRows(
      tx,
      `UPDATE audit_entries SET ${EMPTIED} WHERE id IN (
         SELECT id FROM audit_entries WHERE created_at < $1 AND ${HAS_CONTENTS} LIMIT $2)`,
      [before, limit],
    );
  }
}

function values({ contactIds, listingIds, email, numbers }: Person): unknown[] {
  return [contactIds, listingIds, email, numbers, wholeAddress(email)];
}

/**
 * Regular expression of PostgreSQL for an address that is not a part of another one: `ana@ejemplo.com` is in neither `mariana@ejemplo.com`
 * nor `ana@ejemplo.com.ar`. In the text of JSON, a line break before it is written `\n`.
 */
function wholeAddress(email: string): string {
  const literal = email.toLowerCase().replaceAll(/[^\p{L}\d@]/gu, String.raw`\$&`);
  return String.raw`((?<![\w.%+-])|(?<=\\[bfnrt]))${literal}(?![\w-]|\.\w)`;
}
