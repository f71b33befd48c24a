import { Injectable } from '@nestjs/common';
import type { ReportReason } from '#common/inquiries/reports/report-reasons.js';
import { changedRows, oneRow, rowOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';

export interface NewReport {
  listingId: number;
  code: string;
  reason: ReportReason;
  message: string;
  email: string;
}

export interface ReportCase {
  id: number;
  code: string;
  listingId: number | null;
  isClosed: boolean;
  note: string;
}

/** Reports of notices: one open case for each notice, with all its reports. */
@Injectable()
export class ReportCases {
  /**
   * Adds a report to the open case of its notice, or begins one.
   * @returns the case, and whether it is new
   */
  async add(
    tx: Transaction,
    { listingId, code, reason, message, email }: NewReport,
  ): Promise<{ id: number; isNew: boolean }> {
    const { id, count } = await oneRow<{ id: number; count: number }>(
      tx,
      `INSERT INTO report_cases (listing_id, code) VALUES ($1, $2)
       ON CONFLICT (listing_id) WHERE closed_at IS NULL
       DO UPDATE SET report_count = report_cases.report_count + 1, last_reported_at = now()
       RETURNING id, report_count AS count`,
      [listingId, code],
    );
    await tx.query('INSERT INTO reports (case_id, reason, message, email) VALUES ($1, $2, $3, $4)', [
      id,
      reason,
      message,
      email,
    ]);
    return { id, isNew: count === 1 };
  }

  /** The case, locked until the transaction ends. */
  async lock(tx: Transaction, id: number): Promise<ReportCase | undefined> {
    return rowOf<ReportCase>(
      tx,
      `SELECT id, code, listing_id AS "listingId", closed_at IS NOT NULL AS "isClosed", note FROM report_cases WHERE id = $1 FOR UPDATE`,
      [id],
    );
  }

  async close(tx: Transaction, id: number, note: string): Promise<void> {
    await changedRows(tx, 'UPDATE report_cases SET closed_at = now(), note = $2 WHERE id = $1', [id, note]);
  }

  /** False if another case of the same notice is open. */
  async reopen(tx: Transaction, { id, listingId }: ReportCase): Promise<boolean> {
    const changed = await changedRows(
      tx,
      `UPDATE report_cases SET closed_at = NULL WHERE id = $1
         AND NOT EXISTS (SELECT FROM report_cases WHERE listing_id = $2 AND closed_at IS NULL)`,
      [id, listingId],
    );
    return changed === 1;
  }
}
