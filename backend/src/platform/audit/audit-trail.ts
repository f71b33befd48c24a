import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/transactions.js';
import { SealedContents } from './sealed-contents.js';

export interface Change {
  /** Null for changes by the command line. */
  administratorId: number | null;
  /** `listing.approve` */
  action: string;
  entity: string;
  /** Null for actions without a target row, such as a backup or an export. */
  entityId: number | null;
  before?: object;
  after?: object;
}

/** Records administrators' changes, in the transaction of the change (wire-contract.md, Back office). */
@Injectable()
export class AuditTrail {
  constructor(private readonly contents: SealedContents) {}

  async record(tx: Transaction, change: Change): Promise<void> {
    await this.recordAll(tx, [change]);
  }

  /** Records any number of changes at once. */
  async recordAll(tx: Transaction, changes: readonly Change[]): Promise<void> {
    const sealed = await Promise.all(
      changes.map(async ({ before, after, ...change }) => ({
        ...change,
        before: await this.contents.seal(before),
        after: await this.contents.seal(after),
      })),
    );
    await tx.query(
      `INSERT INTO audit_entries (administrator_id, action, entity, entity_id, before, after)
       SELECT "administratorId", action, entity, "entityId", before, after
       FROM jsonb_to_recordset($1) AS change
         ("administratorId" int, action text, entity text, "entityId" int, before jsonb, after jsonb)`,
      [JSON.stringify(sealed)],
    );
  }
}
