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
/** Cases with a report of the person, or about the person's listings. */
const CASES_OF = `listing_id = ANY($2) OR id IN (SELECT case_id FROM reports WHERE ${OF})`;

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
              (SELECT note FROM report_cases c WHERE c.id = case_id) AS "nota del operador"
       FROM reports WHERE ${OF} ORDER BY id`,
      [emails],
    );
  }

  /** The operator's note may name who reported, or the owner. */
  async erase(tx: Transaction, { emails, listingIds }: Person): Promise<number> {
    await tx.query(`UPDATE report_cases SET ${emptying(EMPTIED_CASE)} WHERE ${CASES_OF}`, [
      emails,
      listingIds,
    ]);
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
