import { Injectable } from '@nestjs/common';
import { PERSONAL_DATA_MESSAGES } from '#common/messages/personal-data.js';
import type { ErasureAnswer, PersonalDataGroup } from '#common/wire/personal-data.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import type { Person } from '#platform/personal-data/personal-data.js';
import { Problem } from '#platform/problems/problem.js';
import { Holders } from '../holders.js';

/** The searches read whole tables. */
const TIMEOUT = '2min';

/** How the operator names a person. */
interface Named {
  email: string;
  /** As `phoneDigits` writes it; empty without a phone. */
  phone: string;
}

/** Reads and erases what the site holds about a person (Ley 25.326, arts. 14 and 16; docs/decisions/0053). */
@Injectable()
export class Persons {
  constructor(
    private readonly transactions: Transactions,
    private readonly holders: Holders,
    private readonly audit: AuditTrail,
  ) {}

  /** Everything that is held, by part; parts without rows are omitted. */
  async read(named: Named, administratorId: number): Promise<PersonalDataGroup[]> {
    return this.run(named, async (tx, person) => {
      const groups: PersonalDataGroup[] = [];
      for (const holder of this.holders.all) {
        const filas = await holder.rows(tx, person);
        if (filas.length > 0)
          groups.push({ nombre: holder.name, filas, seConserva: holder.keptBecause ?? null });
      }
      const rows = groups.reduce((sum, { filas }) => sum + filas.length, 0);
      await this.note(tx, { action: 'person.read', administratorId, after: { rows } });
      return groups;
    });
  }

  /**
   * Erases it, in one transaction.
   * @throws Problem 'conflict' while the person has active listings
   */
  async erase(named: Named, administratorId: number): Promise<ErasureAnswer['borrados']> {
    return this.run(
      named,
      async (tx, person) => {
        const erased: ErasureAnswer['borrados'] = [];
        for (const holder of this.holders.all) {
          const cantidad = (await holder.erase?.(tx, person)) ?? 0;
          if (cantidad > 0) erased.push({ nombre: holder.name, cantidad });
        }
        const rows = erased.reduce((sum, { cantidad }) => sum + cantidad, 0);
        await this.note(tx, { action: 'person.erase', administratorId, after: { rows } });
        return erased;
      },
      { refusesActive: true },
    );
  }

  private run<T>(
    named: Named,
    work: (tx: Transaction, person: Person) => Promise<T>,
    { refusesActive = false } = {},
  ): Promise<T> {
    return this.transactions.run(async (tx) => {
      await tx.query(`SET LOCAL statement_timeout = '${TIMEOUT}'`);
      const contacts = await this.holders.contacts.of(tx, named);
      const contactIds = contacts.map(({ id }) => id);
      const listings = await this.holders.listings.of(tx, contactIds);
      if (refusesActive && listings.some(({ status }) => status === 'active'))
        throw Problem.conflict(PERSONAL_DATA_MESSAGES.hasActive);
      return work(tx, {
        ...named,
        contactIds,
        listingIds: listings.map(({ id }) => id),
        numbers: contacts.flatMap(({ dni, mobile }) => [dni, mobile]).filter((number) => number !== ''),
      });
    });
  }

  /** The entry names nobody. */
  private note(
    tx: Transaction,
    { action, administratorId, after }: { action: string; administratorId: number; after: object },
  ): Promise<void> {
    return this.audit.record(tx, { administratorId, action, entity: 'person', entityId: null, after });
  }
}
