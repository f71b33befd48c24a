import { Injectable } from '@nestjs/common';
import type {
  PersonalDataAnswer,
  PersonalDataGroup,
} from '#common/owners/personal-data/personal-data-calls.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Transactions } from '#platform/database/transactions.js';
import { findPerson, type Named } from './find-person.js';
import { Holders } from './holders.js';

/** Reads what the site holds about a person (Ley 25.326, art. 14; docs/decisions/0053). */
@Injectable()
export class ReadPerson {
  constructor(
    private readonly transactions: Transactions,
    private readonly holders: Holders,
    private readonly audit: AuditTrail,
  ) {}

  /** All held data by part; parts without rows are omitted. */
  async execute(named: Named, administratorId: number): Promise<Omit<PersonalDataAnswer, 'success'>> {
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
      // Without data of the person.
      await this.audit.record(tx, {
        administratorId,
        action: 'person.read',
        entity: 'person',
        entityId: null,
        after: { rows },
      });
      return { grupos, version };
    });
  }
}
