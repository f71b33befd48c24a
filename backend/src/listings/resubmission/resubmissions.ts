import { Injectable } from '@nestjs/common';
import { RESUBMISSION_DAYS } from '#common/listings/resubmission/resubmission.js';
import type { NoticeForm } from '#common/listings/resubmission/resubmission-calls.js';
import { rowOf, type Database } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { Sweep } from '#platform/database/sweep.js';

export const RESUBMISSIONS_SWEEP: Sweep = {
  table: 'listing_resubmissions',
  condition: `created_at < now() - interval '${RESUBMISSION_DAYS} days'`,
};

/** SQL of the moment since which a pending listing `l` waits for the operator: its publication, or the last correction of its owner. */
export const PENDING_SINCE =
  'coalesce((SELECT max(x.created_at) FROM listing_resubmissions x WHERE x.listing_id = l.id), l.created_at)';

/** A rejected notice that its owner has corrected, as it was rejected. */
export interface Resubmission {
  reason: string;
  rejectedForm: NoticeForm;
  createdAt: Date;
}

/** Corrections of rejected notices by their owners (public-site.md §2, Corrections). */
@Injectable()
export class Resubmissions {
  /** Keeps a notice as it was rejected, with the reason. */
  async add(tx: Transaction, listingId: number, rejectedForm: NoticeForm): Promise<void> {
    await tx.query(
      `INSERT INTO listing_resubmissions (listing_id, reason, rejected_form)
       VALUES ($1, coalesce((SELECT reason FROM listing_rejections WHERE listing_id = $1 ORDER BY id DESC LIMIT 1), ''), $2)`,
      [listingId, JSON.stringify(rejectedForm)],
    );
  }

  /** The last one of a listing. */
  async lastOf(database: Database, listingId: number): Promise<Resubmission | undefined> {
    return rowOf<Resubmission>(
      database,
      `SELECT reason, rejected_form AS "rejectedForm", created_at AS "createdAt"
       FROM listing_resubmissions WHERE listing_id = $1 ORDER BY id DESC LIMIT 1`,
      [listingId],
    );
  }
}
