import { Injectable } from '@nestjs/common';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import { IMPORT_MESSAGES } from '#common/listings/importing/import-messages.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Undoes, type ChangeToUndo, type UndoesChanges } from '#platform/audit/undoes.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { undoneEntry } from '#platform/process/work-context.js';
import { Contacts } from '../../contacts/public.js';
import { ImportedListings } from './imported-listings.js';

/** Deletes the notices of an import, and the owners that it added, except what somebody has changed since. */
@Injectable()
@Undoes('listings.import')
export class UndoImport implements UndoesChanges {
  constructor(
    private readonly actions: Actions,
    private readonly imported: ImportedListings,
    private readonly contacts: Contacts,
    private readonly audit: AuditTrail,
  ) {}

  undo({ after, administratorId }: ChangeToUndo): Promise<string> {
    return this.actions.run(async (tx) => {
      await tx.query(`SET LOCAL statement_timeout = '5min'`);
      const entryId = undoneEntry() ?? 0;
      const notices = await this.imported.lock(tx, String(after['batch']), entryId);
      if (notices.length === 0) throw Problem.conflict(UNDO_MESSAGES.changedSince);
      const kept = notices.filter(({ isTouched }) => isTouched);
      const removed = notices.filter(({ isTouched }) => !isTouched).map(({ id }) => id);
      if (removed.length === 0) throw Problem.conflict(IMPORT_MESSAGES.allChanged);
      const contacts = await this.imported.remove(tx, removed, entryId);
      await this.contacts.removeUnchanged(tx, contacts);
      await this.audit.record(tx, {
        administratorId,
        action: 'listings.import.undo',
        entity: 'tools',
        entityId: null,
        after: { count: removed.length, kept: kept.map(({ id }) => id) },
      });
      return IMPORT_MESSAGES.takenBack(
        removed.length,
        kept.map(({ id, code }) => IMPORT_MESSAGES.notice(id, code)),
      );
    });
  }
}
