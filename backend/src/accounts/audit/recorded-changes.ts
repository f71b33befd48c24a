import { Injectable } from '@nestjs/common';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import type { RecordedChange } from '#common/accounts/audit/undo.js';
import { SealedContents, type AuditContents } from '#platform/audit/sealed-contents.js';
import { rowOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Problem } from '#platform/process/problem.js';

interface Entry {
  action: string;
  entityId: number | null;
  before: AuditContents;
  after: AuditContents;
  at: Date;
  emptied: boolean;
  undone: boolean;
}

const ENTRY = `
  SELECT e.action, e.entity_id AS "entityId", e.before, e.after, e.created_at AS at, e.redacted_at IS NOT NULL AS emptied,
         EXISTS (SELECT FROM offered_audit_entries u WHERE u.undoes_id = e.id) AS undone
  FROM offered_audit_entries e WHERE e.id = $1`;

/** Single entries of the audit trail, decrypted. */
@Injectable()
export class RecordedChanges {
  constructor(private readonly contents: SealedContents) {}

  /** @throws Problem 'not-found' */
  async find(tx: Transaction, id: number): Promise<RecordedChange & { entityId: number | null }> {
    const entry = await rowOf<Entry>(tx, ENTRY, [id]);
    if (!entry) throw Problem.notFound(UNDO_MESSAGES.notFound);
    return {
      ...entry,
      before: (await this.contents.open(entry.before)) ?? {},
      after: (await this.contents.open(entry.after)) ?? {},
    };
  }
}
