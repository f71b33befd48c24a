import { Injectable, Logger } from '@nestjs/common';
import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import type { ErasureAnswer } from '#common/owners/personal-data/personal-data-calls.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { SearchRows } from '../../listings/public.js';
import { PhotoFiles } from '../../listings/pictures/public.js';
import { findPerson, type Named } from './find-person.js';
import { Holders } from './holders.js';

/** Erases what the site holds about a person (Ley 25.326, art. 16; docs/decisions/0053). */
@Injectable()
export class ErasePerson {
  private readonly log = new Logger(ErasePerson.name);

  constructor(
    private readonly actions: Actions,
    private readonly holders: Holders,
    private readonly audit: AuditTrail,
    private readonly files: PhotoFiles,
    private readonly searchRows: SearchRows,
  ) {}

  /**
   * Erases all held data in one transaction, except what the parts must keep.
   * @throws Problem 'conflict' while the person has active listings
   */
  async execute(named: Named, administratorId: number): Promise<ErasureAnswer['borrados']> {
    let files: string[] = [];
    const erased = await this.actions.run(async (tx) => {
      const { person, listings } = await findPerson(tx, this.holders, named);
      if (listings.some(({ status }) => status === 'active'))
        throw Problem.conflict(PERSONAL_DATA_MESSAGES.hasActive);
      files = await this.files.namesOf(tx, person.listingIds);
      const erased: ErasureAnswer['borrados'] = [];
      for (const holder of this.holders.all) {
        const cantidad = (await holder.erase?.(tx, person)) ?? 0;
        if (cantidad > 0) erased.push({ nombre: holder.name, cantidad });
      }
      await this.searchRows.refreshAll(tx, person.othersListingIds);
      const rows = erased.reduce((sum, { cantidad }) => sum + cantidad, 0);
      // Without data of the person.
      await this.audit.record(tx, {
        administratorId,
        action: 'person.erase',
        entity: 'person',
        entityId: null,
        after: { rows },
      });
      return erased;
    });
    // After the commit, because a rollback cannot bring files back. Without rows nobody is served them; the sweep deletes those that stay.
    await this.files
      .remove(files)
      .catch((error: Error) => this.log.warn(`Files of erased photos were not deleted: ${error.message}`));
    return erased;
  }
}
