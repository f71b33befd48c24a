import { Injectable } from '@nestjs/common';
import { IMPORT_MESSAGES } from '#common/listings/importing/import-messages.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { ADVISORY_LOCKS, lockUntilCommit } from '#platform/database/advisory-locks.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { digest } from '#platform/secrets/digest.js';
import { QuickPublish } from '../submission/quick-publish.js';
import { ImportedListings } from './imported-listings.js';
import { ImportReport } from './import-report.js';

/** Thousands of notices may take longer than the statements of other requests. */
const STATEMENT_TIMEOUT = '5min';

/** Notices that are written together. */
const AT_ONCE = 100;

export interface Imported {
  count: number;
  entryId: number;
}

/** Imports the notices of a spreadsheet in one transaction, each as quick publication enters one. */
@Injectable()
export class ImportListings {
  constructor(
    private readonly actions: Actions,
    private readonly report: ImportReport,
    private readonly quickPublish: QuickPublish,
    private readonly imported: ImportedListings,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @param expected number of notices that the report named
   * @throws Problem 'conflict' if it is another one now, and 'invalid' with what is wrong with the file
   */
  execute(file: Buffer, expected: number, administratorId: number): Promise<Imported> {
    return this.actions.run(
      async (tx) => {
        await tx.query(`SET LOCAL statement_timeout = '${STATEMENT_TIMEOUT}'`);
        // A second import of the same file sees what the first one has added.
        await lockUntilCommit(tx, ADVISORY_LOCKS.imports);
        const { importable } = await this.report.of(tx, file);
        if (importable.length !== expected) throw Problem.conflict(IMPORT_MESSAGES.changed);
        if (importable.length === 0) throw Problem.conflict(IMPORT_MESSAGES.nothing);
        const added = [];
        for (let at = 0; at < importable.length; at += AT_ONCE) {
          const some = importable.slice(at, at + AT_ONCE);
          const answers = await this.quickPublish.enter(
            tx,
            some.map(({ request }) => request),
            administratorId,
          );
          for (const [index, { idInmueble, contactoNuevo }] of answers.entries())
            added.push({ listingId: idInmueble, code: some[index]!.code, isNewContact: contactoNuevo });
        }
        const batch = await this.imported.add(tx, added);
        const [entryId] = await this.audit.recordAll(tx, [
          {
            administratorId,
            action: 'listings.import',
            entity: 'tools',
            entityId: null,
            after: { batch, count: added.length },
          },
        ]);
        return { count: added.length, entryId: entryId! };
      },
      digest(file.toString('base64')),
    );
  }
}
