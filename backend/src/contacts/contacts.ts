import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '#common/rules/email.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Contact } from './data/contact.entity.js';

export type NewContact = Omit<Contact, 'id' | 'createdAt' | 'updatedAt' | 'version'>;

export type ContactChanges = Partial<NewContact>;

/** Owners, as publications name them. */
@Injectable()
export class Contacts {
  /**
   * The contact behind a publication: the known one only if DNI, e-mail and mobile all agree, else a new one. A stranger who
   * types somebody's DNI must not get at that person's record (docs/decisions/0006).
   */
  async identify(tx: Transaction, person: NewContact): Promise<number> {
    const email = normaliseEmail(person.email);
    const contacts = tx.getRepository(Contact);
    const known = await contacts.findOne({
      where: { dni: person.dni, mobile: person.mobile, email },
      order: { id: 'ASC' },
      select: { id: true },
    });
    if (known) return known.id;
    const { identifiers } = await contacts.insert({ ...person, email });
    return identifiers[0]!.id;
  }

  /** Changes only the fields that are given. */
  async change(tx: Transaction, id: number, changes: ContactChanges): Promise<void> {
    const email = changes.email === undefined ? {} : { email: normaliseEmail(changes.email) };
    await tx
      .getRepository(Contact)
      .update({ id }, { ...changes, ...email, version: () => 'version + 1', updatedAt: () => 'now()' });
  }

  async get(tx: Transaction, id: number): Promise<Contact> {
    return tx.getRepository(Contact).findOneByOrFail({ id });
  }
}
