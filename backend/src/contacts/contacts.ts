import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '#common/rules/email.js';
import { lockPerson } from '#platform/database/advisory-locks.js';
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
    return known ? known.id : this.add(tx, person);
  }

  async add(tx: Transaction, person: NewContact): Promise<number> {
    const email = normaliseEmail(person.email);
    const { identifiers } = await tx.getRepository(Contact).insert({ ...person, email });
    return identifiers[0]!.id;
  }

  /**
   * The newest contact of a DNI. Until the transaction ends nobody else gets an answer for it, so that whoever finds none may
   * add one.
   */
  async lockByDni(tx: Transaction, dni: string): Promise<number | undefined> {
    await lockPerson(tx, `dni ${dni}`);
    return (await this.byDni(tx, dni))?.id;
  }

  /** The newest contact of a DNI, for the operator. */
  async byDni(tx: Transaction, dni: string): Promise<Contact | null> {
    return tx.getRepository(Contact).findOne({ where: { dni }, order: { id: 'DESC' } });
  }

  /** Changes only the fields that are given. */
  async change(tx: Transaction, id: number, changes: ContactChanges): Promise<void> {
    const email = changes.email === undefined ? {} : { email: normaliseEmail(changes.email) };
    await tx
      .getRepository(Contact)
      .update({ id }, { ...changes, ...email, version: () => 'version + 1', updatedAt: () => 'now()' });
  }

  /**
   * Keeps others from changing a contact until the transaction ends.
   * @returns the contact's full name; undefined without such a contact
   */
  async lock(tx: Transaction, id: number): Promise<string | undefined> {
    const contact = await tx
      .getRepository(Contact)
      .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    return contact ? `${contact.firstName} ${contact.lastName}` : undefined;
  }

  /** Removes a contact that has no listing. */
  async remove(tx: Transaction, id: number): Promise<void> {
    await tx.getRepository(Contact).delete({ id });
  }

  async get(tx: Transaction, id: number): Promise<Contact> {
    return tx.getRepository(Contact).findOneByOrFail({ id });
  }
}
