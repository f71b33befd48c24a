import { Injectable } from '@nestjs/common';
import { ANSWERED } from '#common/inquiries/answered-inquiries.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import type { OwnInquiryWire } from '#common/owners/link/owner-inquiry-shapes.js';
import { changedRows, rowsOf, type Database } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Problem } from '#platform/process/problem.js';
import { stayFields } from './inquiry.entity.js';

const MOST_SHOWN = 30;

/** Inquiries about a notice, for its owner (public-site.md §2, Inquiries). */
@Injectable()
export class OwnerInquiries {
  /** The newest first. Only the first word of the name: links are passed on. */
  async of(database: Database, listingId: number): Promise<OwnInquiryWire[]> {
    const rows = await rowsOf<Omit<OwnInquiryWire, 'fecha'> & { createdAt: Date }>(
      database,
      `SELECT id AS "idConsulta", split_part(trim(full_name), ' ', 1) AS nombre, channel AS canal, created_at AS "createdAt",
              ${stayFields()}, answered_at IS NOT NULL AS respondida
       FROM inquiries WHERE listing_id = $1 AND created_at > now() - interval '${ANSWERED.days} days'
       ORDER BY created_at DESC, id DESC LIMIT ${MOST_SHOWN}`,
      [listingId],
    );
    return rows.map(({ createdAt, ...row }) => ({ ...row, fecha: createdAt.toISOString() }));
  }

  /** @throws Problem 'not-found' for an inquiry about another notice */
  async mark(
    tx: Transaction,
    listingId: number,
    { id, answered }: { id: number; answered: boolean },
  ): Promise<void> {
    const changed = await changedRows(
      tx,
      `UPDATE inquiries SET answered_at = CASE WHEN $3 THEN coalesce(answered_at, now()) END WHERE listing_id = $1 AND id = $2`,
      [listingId, id, answered],
    );
    if (changed === 0) throw Problem.notFound(ERROR_MESSAGES.notFound);
  }
}
