import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/transactions.js';
import { AuditEntry } from './audit-entry.entity.js';

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
    await tx.getRepository(AuditEntry).insert({ before: null, after: null, ...change });
  }
}
