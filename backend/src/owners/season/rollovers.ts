import { Injectable } from '@nestjs/common';
import { ROLLOVER_DAYS, type DraftState, type RolloverTerms } from '#common/owners/renewal/rollover.js';
import type { ProposedPriceWire } from '#common/listings/proposals/proposal-calls.js';
import { changedRows, oneRow, rowOf, rowsOf, type Database } from '#platform/database/rows.js';
import { SITE_TODAY } from '#platform/database/site-time.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { Sweep } from '#platform/database/sweep.js';

export const ROLLOVERS_SWEEP: Sweep = {
  table: 'rollovers',
  condition: `created_at < now() - interval '${ROLLOVER_DAYS} days'`,
};

/** Prices that are proposed for a notice. */
export interface Draft {
  id: number;
  /** The prices of the notice at the time of the proposal. */
  base: ProposedPriceWire[];
  proposed: ProposedPriceWire[];
  state: DraftState;
  /** Last day to answer, `2026-12-15`. */
  lastDay: string;
}

/** SQL condition: the roll-over r takes no more reminders, because it was cancelled or its last day is over. */
export const HAS_ENDED = `(r.cancelled_at IS NOT NULL OR r.last_day < ${SITE_TODAY})`;

export interface RunningRollover {
  createdAt: Date;
  reminders: number;
  remindedAt: Date | null;
  /** Last day to answer, `2026-12-15`. */
  lastDay: string;
  cancelledAt: Date | null;
  /** Days until the last day; 0 on the last day itself. */
  daysLeft: number;
  /** The last day is over. */
  isOver: boolean;
  hasEnded: boolean;
}

export interface NewRollover {
  /** Null in the demonstration. */
  administratorId: number | null;
  terms: RolloverTerms;
  lastDay: string;
  drafts: readonly { listingId: number; base: ProposedPriceWire[]; proposed: ProposedPriceWire[] }[];
}

/** Roll-overs of the season and the prices that they propose (back-office.md §2, Season). A notice has at most one that can be answered. */
@Injectable()
export class Rollovers {
  /**
   * Records a roll-over with its drafts. Drafts of an earlier one that nobody has answered in time are cancelled.
   * @returns its id
   */
  async insert(tx: Transaction, { administratorId, terms, lastDay, drafts }: NewRollover): Promise<number> {
    const ids = drafts.map(({ listingId }) => listingId);
    await tx.query(
      `UPDATE rollover_drafts SET state = 'cancelled' WHERE state = 'lapsed' AND listing_id = ANY($1)`,
      [ids],
    );
    const { id } = await oneRow<{ id: number }>(
      tx,
      `INSERT INTO rollovers (administrator_id, percent, step_ars, step_usd, last_day) VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [administratorId, terms.percent, terms.steps.ARS, terms.steps.USD, lastDay],
    );
    await tx.query(
      `INSERT INTO rollover_drafts (rollover_id, listing_id, base, proposed)
       SELECT $1, "listingId", base, proposed FROM jsonb_to_recordset($2) AS d("listingId" integer, base jsonb, proposed jsonb)`,
      [id, JSON.stringify(drafts)],
    );
    return id;
  }

  /** The last draft of a notice, answered or not. */
  async lastOf(database: Database, listingId: number): Promise<Draft | undefined> {
    return rowOf<Draft>(
      database,
      `SELECT d.id, d.base, d.proposed, d.state, to_char(r.last_day, 'YYYY-MM-DD') AS "lastDay"
       FROM rollover_drafts d JOIN rollovers r ON r.id = d.rollover_id WHERE d.listing_id = $1 ORDER BY d.id DESC LIMIT 1`,
      [listingId],
    );
  }

  /**
   * Records the owner's answer.
   * @returns false if it has been answered or cancelled meanwhile
   */
  async answer(tx: Transaction, draftId: number, state: DraftState): Promise<boolean> {
    const answered = await changedRows(
      tx,
      `UPDATE rollover_drafts SET state = $2, decided_at = now() WHERE id = $1 AND state IN ('waiting', 'lapsed')`,
      [draftId, state],
    );
    return answered === 1;
  }

  /** Roll-overs whose owners can still answer in time and that have waiting drafts. */
  async open(database: Database): Promise<number[]> {
    return this.withWaiting(database, `r.last_day >= ${SITE_TODAY}`);
  }

  /** Roll-overs whose last day is over and that have waiting drafts. */
  async due(database: Database): Promise<number[]> {
    return this.withWaiting(database, `r.last_day < ${SITE_TODAY}`);
  }

  private async withWaiting(database: Database, condition: string): Promise<number[]> {
    const rows = await rowsOf<{ id: number }>(
      database,
      `SELECT id FROM rollovers r WHERE r.cancelled_at IS NULL AND ${condition}
         AND EXISTS (SELECT FROM rollover_drafts d WHERE d.rollover_id = r.id AND d.state = 'waiting')
       ORDER BY id`,
    );
    return rows.map(({ id }) => id);
  }

  /** The notices of a roll-over whose owners have not answered. */
  async waitingIn(tx: Transaction, id: number): Promise<number[]> {
    const rows = await rowsOf<{ listingId: number }>(
      tx,
      `SELECT listing_id AS "listingId" FROM rollover_drafts WHERE rollover_id = $1 AND state = 'waiting'`,
      [id],
    );
    return rows.map(({ listingId }) => listingId);
  }

  /**
   * Closes the roll-over for answers. The caller has locked the listings.
   * @returns the notices that nobody has answered for
   */
  async lapse(tx: Transaction, id: number): Promise<number[]> {
    const rows = await rowsOf<{ listingId: number }>(
      tx,
      `UPDATE rollover_drafts SET state = 'lapsed', decided_at = now() WHERE rollover_id = $1 AND state = 'waiting'
       RETURNING listing_id AS "listingId"`,
      [id],
    );
    return rows.map(({ listingId }) => listingId);
  }

  /** Locks a roll-over until the transaction ends. */
  async lock(tx: Transaction, id: number): Promise<RunningRollover | undefined> {
    return rowOf<RunningRollover>(
      tx,
      `SELECT reminders, reminded_at AS "remindedAt", created_at AS "createdAt",
              to_char(last_day, 'YYYY-MM-DD') AS "lastDay", cancelled_at AS "cancelledAt", last_day - ${SITE_TODAY} AS "daysLeft", last_day < ${SITE_TODAY} AS "isOver",
              ${HAS_ENDED} AS "hasEnded" FROM rollovers r WHERE id = $1 FOR UPDATE`,
      [id],
    );
  }

  async noteReminder(tx: Transaction, id: number): Promise<void> {
    await tx.query('UPDATE rollovers SET reminders = reminders + 1, reminded_at = now() WHERE id = $1', [id]);
  }

  /**
   * Lets those drafts wait again that the cancellation of the roll-over ended, except for notices with a newer draft.
   * @returns the number of drafts that wait again
   */
  async resume(tx: Transaction, id: number): Promise<number> {
    const resumed = await changedRows(
      tx,
      `UPDATE rollover_drafts d SET state = 'waiting', decided_at = NULL FROM rollovers r
       WHERE r.id = $1 AND d.rollover_id = r.id AND d.state = 'cancelled' AND d.decided_at = r.cancelled_at
         AND NOT EXISTS (SELECT FROM rollover_drafts newer WHERE newer.listing_id = d.listing_id AND newer.id > d.id)`,
      [id],
    );
    await tx.query('UPDATE rollovers SET cancelled_at = NULL WHERE id = $1', [id]);
    return resumed;
  }

  /**
   * Ends a roll-over.
   * @returns how many drafts waited and are cancelled
   */
  async cancel(tx: Transaction, id: number): Promise<number> {
    await tx.query(`UPDATE rollovers SET cancelled_at = now() WHERE id = $1`, [id]);
    return changedRows(
      tx,
      `UPDATE rollover_drafts SET state = 'cancelled', decided_at = now() WHERE rollover_id = $1 AND state = 'waiting'`,
      [id],
    );
  }
}
