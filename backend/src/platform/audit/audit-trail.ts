import { Injectable } from '@nestjs/common';
import type { AuditAction } from '#common/accounts/audit/audit-actions.js';
import type { AuditEntity } from '#common/accounts/audit/audit-entities.js';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import { undoneEntry } from '../process/work-context.js';
import { rowsOf } from '../database/rows.js';
import { Problem } from '../process/problem.js';
import type { Transaction } from '../database/transactions.js';
import { changesNothing } from './same-values.js';
import { SealedContents } from './sealed-contents.js';

export interface Change {
  /** Null for changes by owners, by jobs and by the command line. */
  administratorId: number | null;
  /** `listing.approve` */
  action: AuditAction;
  entity: AuditEntity;
  /** Null for actions without a target row, such as a backup or an export. */
  entityId: number | null;
  before?: object;
  after?: object;
}

/** Records the changes of accounts, owners, jobs and the command line, in the transaction of the change (wire-contract.md, Back office). */
@Injectable()
export class AuditTrail {
  constructor(private readonly contents: SealedContents) {}

  async record(tx: Transaction, change: Change): Promise<void> {
    await this.recordAll(tx, [change]);
  }

  /**
   * Records any number of changes at once. In work that undoes a change, the last entry refers to the entry of that change
   * (docs/decisions/0085). An edit that left everything as it was is not recorded, because its entry would show no change and could be
   * undone without effect; one that undoes a change always is, so that the change is undone once.
   * @returns the ids of the entries that were recorded
   * @throws Problem 'conflict' if that change has been undone
   */
  async recordAll(tx: Transaction, changes: readonly Change[]): Promise<number[]> {
    const entries = changes
      .map((change, index) => ({
        ...change,
        undoesId: index === changes.length - 1 ? (undoneEntry() ?? null) : null,
      }))
      .filter(({ before, after, undoesId }) => undoesId !== null || !changesNothing(before, after));
    if (entries.length === 0) return [];
    const sealed = await Promise.all(
      entries.map(async ({ before, after, ...entry }) => ({
        ...entry,
        before: await this.contents.seal(before),
        after: await this.contents.seal(after),
      })),
    );
    const recorded = await rowsOf<{ id: number }>(
      tx,
      `INSERT INTO audit_entries (administrator_id, action, entity, entity_id, before, after, undoes_id)
       SELECT "administratorId", action, entity, "entityId", before, after, "undoesId"
       FROM jsonb_to_recordset($1) AS change
         ("administratorId" int, action text, entity text, "entityId" int, before jsonb, after jsonb, "undoesId" bigint)
       ON CONFLICT (undoes_id) WHERE undoes_id IS NOT NULL DO NOTHING RETURNING id::float8 AS id`,
      [JSON.stringify(sealed)],
    );
    if (recorded.length < entries.length) throw Problem.conflict(UNDO_MESSAGES.undone);
    return recorded.map(({ id }) => id);
  }
}
