import { Injectable, Logger } from '@nestjs/common';
import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import type {
  ErasureAnswer,
  PersonalDataAnswer,
  PersonalDataGroup,
} from '#common/owners/personal-data/personal-data-calls.js';
import type { AuditAction } from '#common/accounts/audit/audit-actions.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { PhotoFiles } from '../../listings/pictures/public.js';
import { findPerson, type Named } from './find-person.js';
import { Holders } from './holders.js';

/** Reads and erases what the site holds about a person (Ley 25.326, arts. 14 and 16; docs/decisions/0053). */
@Injectable()
export class Persons {
  private readonly log = new Logger(Persons.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly actions: Actions,
    private readonly holders: Holders,
    private readonly audit: AuditTrail,
    private readonly files: PhotoFiles,
  ) {}

  /** All held data by part; parts without rows are omitted. */
  async read(named: Named, administratorId: number): Promise<Omit<PersonalDataAnswer, 'success'>> {
    return this.transactions.run(async (tx) => {
      const { person, version } = await findPerson(tx, this.holders, named);
      const grupos: PersonalDataGroup[] = [];
      for (const holder of this.holders.all) {
        const filas = await holder.rows(tx, person);
        if (filas.length === 0) continue;
        const {
          name: nombre,
          keptBecause: seConserva = null,
          uncorrectedBecause: noSeCorrige = null,
        } = holder;
        grupos.push({ nombre, filas, seConserva, noSeCorrige });
      }
      const rows = grupos.reduce((sum, { filas }) => sum + filas.length, 0);
      await this.record(tx, { action: 'person.read', administratorId, after: { rows } });
      return { grupos, version };
    });
  }

  /**
   * Erases all held data in one transaction, except what the parts must keep.
   * @throws Problem 'conflict' while the person has active listings
   */
  async erase(named: Named, administratorId: number): Promise<ErasureAnswer['borrados']> {
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
      const rows = erased.reduce((sum, { cantidad }) => sum + cantidad, 0);
      await this.record(tx, { action: 'person.erase', administratorId, after: { rows } });
      return erased;
    });
    // After the commit, because a rollback cannot bring files back. Without rows nobody is served them; the sweep deletes those that stay.
    await this.files
      .remove(files)
      .catch((error: Error) => this.log.warn(`Files of erased photos were not deleted: ${error.message}`));
    return erased;
  }

  /** Records an entry without data of the person. */
  private record(
    tx: Transaction,
    { action, administratorId, after }: { action: AuditAction; administratorId: number; after: object },
  ): Promise<void> {
    return this.audit.record(tx, { administratorId, action, entity: 'person', entityId: null, after });
  }
}
