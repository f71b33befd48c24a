import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MAILING_MESSAGES } from '#common/newsletter/mailing-messages.js';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import { INTERNAL_LIMITS } from '#common/kernel/limits.js';
import { correlationId } from '#platform/process/work-context.js';
import { changedRows, oneRow, rowOf, rowsOf, type Database } from '#platform/database/rows.js';
import { momentOfSiteTime } from '#platform/database/site-time.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { Sweep } from '#platform/database/sweep.js';
import { Problem } from '#platform/process/problem.js';
import type { Selection } from '../recipients/selection.js';
import type { ScheduledNewsletter, ScheduleState } from './scheduled-newsletter.entity.js';

/** Sent newsletters are kept in `newsletters`; their schedule is deleted. */
export const SCHEDULES_SWEEP: Sweep = {
  table: 'scheduled_newsletters',
  condition: `ended_at < now() - interval '90 days'`,
};

export interface NewSchedule {
  subject: string;
  body: string;
  selection: Selection;
  administratorId: number;
  /** Wall-clock time of the site, `2026-11-25T09:30`. */
  when: string;
}

/** A newsletter whose time has come. */
export type DueNewsletter = Pick<
  ScheduledNewsletter,
  'id' | 'subject' | 'body' | 'selection' | 'administratorId' | 'correlationId'
> & { isLate: boolean };

export type Waiting = Pick<ScheduledNewsletter, 'state' | 'sendAt'>;

const IS_DUE = `state = 'waiting' AND send_at <= now()`;
const OPEN = `state NOT IN ('sent', 'cancelled')`;
/** A newsletter that is later than this is not sent automatically, because its text may refer to a day that has passed. */
const LATE_AFTER = '6 hours';

/** Rows of scheduled newsletters. */
@Injectable()
export class ScheduledNewsletters {
  constructor(private readonly database: DataSource) {}

  /** @throws Problem 'conflict' if too many wait already; two at the same time may exceed the limit by one */
  async add(tx: Transaction, schedule: NewSchedule): Promise<number> {
    await this.assertRoom(tx);
    const { subject, body, selection, administratorId, when } = schedule;
    const { id } = await oneRow<{ id: number }>(
      tx,
      `INSERT INTO scheduled_newsletters (subject, body, selection, administrator_id, send_at, correlation_id)
       VALUES ($1, $2, $3::jsonb, $4, ${momentOfSiteTime('$5')}, $6) RETURNING id`,
      [subject, body, JSON.stringify(selection), administratorId, when, correlationId()],
    );
    return id;
  }

  /** Schedules that were neither sent nor cancelled, the next one first. */
  async open(): Promise<ScheduledNewsletter[]> {
    return rowsOf<ScheduledNewsletter>(
      this.database,
      `SELECT id, subject, body, selection, state, send_at AS "sendAt" FROM scheduled_newsletters WHERE ${OPEN}
       ORDER BY send_at, id`,
    );
  }

  /**
   * Moves an open one to another time; it waits again, unless another state is given.
   * @returns how it waited before
   * @throws Problem 'not-found', or 'conflict' if it was sent or cancelled
   */
  async moveTo(
    tx: Transaction,
    id: number,
    { when, state = 'waiting' }: { when: string; state?: ScheduleState },
  ): Promise<Waiting> {
    const before = await this.lockOpen(tx, id);
    await tx.query(
      `UPDATE scheduled_newsletters SET send_at = ${momentOfSiteTime('$2')}, state = $4, correlation_id = $3 WHERE id = $1`,
      [id, when, correlationId(), state],
    );
    return before;
  }

  /**
   * @returns how it waited before
   * @throws Problem 'not-found', or 'conflict' if it was sent or cancelled
   */
  async cancel(tx: Transaction, id: number): Promise<Waiting> {
    const before = await this.lockOpen(tx, id);
    await end(tx, id, { state: 'cancelled', newsletterId: null });
    return before;
  }

  /**
   * Restores the state that a cancelled newsletter had before. One whose time has passed becomes `late` and is not sent automatically.
   * @returns its subject
   * @throws Problem 'conflict' if there is no such cancelled one, or if too many wait already
   */
  async reopen(tx: Transaction, id: number, state: ScheduleState): Promise<string> {
    await this.assertRoom(tx);
    const row = await rowOf<{ subject: string }>(
      tx,
      `UPDATE scheduled_newsletters SET ended_at = NULL, correlation_id = $3,
         state = CASE WHEN $2 <> 'waiting' THEN $2 WHEN send_at > now() THEN 'waiting' ELSE 'late' END
       WHERE id = $1 AND state = 'cancelled' RETURNING subject`,
      [id, state, correlationId()],
    );
    if (!row) throw Problem.conflict(UNDO_MESSAGES.changedSince);
    return row.subject;
  }

  /** Ids of those whose time has come, in the order of their times. */
  async due(): Promise<number[]> {
    const rows = await rowsOf<{ id: number }>(
      this.database,
      `SELECT id FROM scheduled_newsletters WHERE ${IS_DUE} ORDER BY send_at, id`,
    );
    return rows.map(({ id }) => id);
  }

  /** Locks one whose time has come; undefined if another process has it, or if it was moved, cancelled or sent. */
  async takeDue(tx: Transaction, id: number): Promise<DueNewsletter | undefined> {
    return rowOf<DueNewsletter>(
      tx,
      `SELECT id, subject, body, selection, administrator_id AS "administratorId", correlation_id AS "correlationId",
              send_at < now() - interval '${LATE_AFTER}' AS "isLate"
       FROM scheduled_newsletters WHERE id = $1 AND ${IS_DUE} FOR UPDATE SKIP LOCKED`,
      [id],
    );
  }

  /** Marks the schedule as `late` or `nobody`; it then waits for the operator. */
  async leave(tx: Transaction, id: number, state: 'late' | 'nobody'): Promise<void> {
    await tx.query('UPDATE scheduled_newsletters SET state = $2 WHERE id = $1', [id, state]);
  }

  /** Marks the schedule as `sent`, as the newsletter of that id. */
  async finish(tx: Transaction, id: number, newsletterId: number): Promise<void> {
    await end(tx, id, { state: 'sent', newsletterId });
  }

  private async assertRoom(tx: Transaction): Promise<void> {
    const { waiting } = await oneRow<{ waiting: number }>(
      tx,
      `SELECT count(*)::int AS waiting FROM scheduled_newsletters WHERE ${OPEN}`,
    );
    if (waiting >= INTERNAL_LIMITS.scheduledNewsletters)
      throw Problem.conflict(MAILING_MESSAGES.tooManyScheduled(INTERNAL_LIMITS.scheduledNewsletters));
  }

  private async lockOpen(tx: Transaction, id: number): Promise<Waiting> {
    const row = await rowOf<Waiting>(
      tx,
      'SELECT state, send_at AS "sendAt" FROM scheduled_newsletters WHERE id = $1 FOR UPDATE',
      [id],
    );
    if (!row) throw Problem.notFound();
    if (row.state === 'sent' || row.state === 'cancelled')
      throw Problem.conflict(MAILING_MESSAGES.scheduleIsOver);
    return row;
  }
}

interface End {
  state: 'sent' | 'cancelled';
  newsletterId: number | null;
}

/** The selection of a cancelled one is kept, because cancelling can be undone. */
async function end(tx: Transaction, id: number, { state, newsletterId }: End): Promise<void> {
  await tx.query(
    `UPDATE scheduled_newsletters SET state = $2, newsletter_id = $3, ended_at = now(),
       selection = CASE WHEN $2 = 'sent' THEN '{"ids": []}' ELSE selection END WHERE id = $1`,
    [id, state, newsletterId],
  );
}

/**
 * Holds the newsletters that wait for their time in a database that was restored by other means (docs/decisions/0014).
 * @returns their number
 */
export function holdScheduled(database: Database): Promise<number> {
  return changedRows(database, `UPDATE scheduled_newsletters SET state = 'held' WHERE state = 'waiting'`);
}
