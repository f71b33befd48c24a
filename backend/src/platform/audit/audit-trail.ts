import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/transactions.js';

export interface Change {
  administratorId: number;
  /** `listing.approve` */
  action: string;
  entity: string;
  /** Null for what has no row of its own: a backup, an export. */
  entityId: number | null;
  before?: object;
  after?: object;
}

/** Writes down what administrators change, in the transaction of the change (wire-contract.md, Back office). */
@Injectable()
export class AuditTrail {
  async record(tx: Transaction, change: Change): Promise<void> {
    await this.recordAll(tx, [change]);
  }

  /** The same for any number of changes. */
  async recordAll(tx: Transaction, changes: readonly Change[]): Promise<void> {
    await tx.query(
      `INSERT INTO audit_entries (administrator_id, action, entity, entity_id, before, after)
       SELECT "administratorId", action, entity, "entityId", before, after
       FROM jsonb_to_recordset($1) AS change
         ("administratorId" int, action text, entity text, "entityId" int, before jsonb, after jsonb)`,
      [JSON.stringify(changes)],
    );
  }
}
