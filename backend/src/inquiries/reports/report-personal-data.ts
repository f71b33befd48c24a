import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import type { Correction } from '#common/owners/personal-data/correction.js';
import { changedRows, rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import {
  emptying,
  hasMailbox,
  isOfPerson,
  type CorrectedPerson,
  type HoldsPersonalData,
  type Person,
  type PersonEntities,
} from '#platform/database/personal-data.js';

const OF = isOfPerson('email');
/** Cases with a report of the person. */
const REPORTED = `id IN (SELECT case_id FROM reports WHERE ${OF})`;
/** The same, and cases about the person's listings. */
const CASES_OF = `listing_id = ANY($2) OR ${REPORTED}`;

const EMPTIED = { email: `''`, message: `''` };
const EMPTIED_CASE = { note: `''` };

/** Reports that a visitor sent. The rows stay without text and address, because they are counted. */
export class ReportPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.reports;
  readonly empties = { reports: EMPTIED, report_cases: EMPTIED_CASE };

  async entities(
    tx: Transaction,
    { emails, listingIds }: Pick<Person, 'emails' | 'listingIds'>,
  ): Promise<PersonEntities> {
    const rows = await rowsOf<{ id: number }>(tx, `SELECT id FROM report_cases WHERE ${CASES_OF}`, [
      emails,
      listingIds,
    ]);
    return { entity: 'report', ids: rows.map(({ id }) => id) };
  }

  rows(tx: Transaction, { emails }: Person): Promise<Record<string, unknown>[]> {
    return rowsOf(
      tx,
      `SELECT id AS registro, reason AS motivo, message AS mensaje, email, created_at AS fecha,
              (SELECT c.note FROM report_cases c WHERE c.id = case_id) AS "nota del operador"
       FROM reports WHERE ${OF} ORDER BY id`,
      [emails],
    );
  }

  /** The operator's note may name who reported. */
  async erase(tx: Transaction, { emails }: Person): Promise<number> {
    await tx.query(`UPDATE report_cases SET ${emptying(EMPTIED_CASE)} WHERE ${REPORTED}`, [emails]);
    return changedRows(tx, `UPDATE reports SET ${emptying(EMPTIED)} WHERE ${OF}`, [emails]);
  }

  rectify(tx: Transaction, { email }: CorrectedPerson, { email: corrected }: Correction): Promise<number> {
    return changedRows(
      tx,
      `UPDATE reports SET email = $2::text WHERE $2::text IS NOT NULL AND ${hasMailbox('email')}`,
      [email, corrected],
    );
  }

  async expire(tx: Transaction, before: Date, limit: number): Promise<number> {
    await tx.query(
      `UPDATE report_cases SET ${emptying(EMPTIED_CASE)} WHERE last_reported_at < $1 AND closed_at < $1 AND note <> ''`,
      [before],
    );
    return changedRows(
      tx,
      `UPDATE reports SET ${emptying(EMPTIED)} WHERE id IN (
         SELECT id FROM reports WHERE created_at < $1 AND (email <> '' OR message <> '') LIMIT $2)`,
      [before, limit],
    );
  }
}

/** The operator's notes of reports about the person's notices. Emptied before the notices are deleted, to which they belong. */
export class ReportNotePersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.reportNotes;
  readonly uncorrectedBecause = PERSONAL_DATA_MESSAGES.uncorrected.freeText;

  rows(tx: Transaction, { listingIds }: Person): Promise<Record<string, unknown>[]> {
    return rowsOf(
      tx,
      `SELECT id AS registro, code AS aviso, note AS nota, last_reported_at AS fecha
       FROM report_cases WHERE listing_id = ANY($1) AND note <> '' ORDER BY id`,
      [listingIds],
    );
  }

  erase(tx: Transaction, { listingIds }: Person): Promise<number> {
    return changedRows(
      tx,
      `UPDATE report_cases SET ${emptying(EMPTIED_CASE)} WHERE listing_id = ANY($1) AND note <> ''`,
      [listingIds],
    );
  }
}
