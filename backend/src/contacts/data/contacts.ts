import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { normaliseEmail } from '#common/rules/email.js';
import { lockPerson } from '#platform/database/advisory-locks.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Contact } from './contact.entity.js';

export type NewContact = Omit<Contact, 'id' | 'confirmedAt' | 'createdAt' | 'updatedAt' | 'version'>;

export type ContactChanges = Partial<NewContact>;

/** Owners, as given in publications. */
@Injectable()
export class Contacts {
  /**
   * The contact of a publication. An existing contact is used only if DNI, e-mail and mobile all match; otherwise a new one is created.
   * Thus a stranger who types somebody's DNI does not get access to that person's record (docs/decisions/0006).
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
   * The newest contact with a DNI. Other calls for the DNI wait until the transaction ends, so that the caller may create the contact if
   * there is none.
   */
  async lockByDni(tx: Transaction, dni: string): Promise<number | undefined> {
    await lockPerson(tx, `dni ${dni}`);
    return (await this.byDni(tx, dni))?.id;
  }

  /** The newest contact with a DNI, for the operator. */
  async byDni(tx: Transaction, dni: string): Promise<Contact | null> {
    return tx.getRepository(Contact).findOne({ where: { dni }, order: { id: 'DESC' } });
  }

  /** Marks the address as the owner's: the owner has confirmed it, or the operator takes it over. */
  async confirm(tx: Transaction, id: number): Promise<void> {
    await tx.getRepository(Contact).update({ id, confirmedAt: IsNull() }, { confirmedAt: () => 'now()' });
  }

  /** Changes only the given fields. */
  async change(tx: Transaction, id: number, changes: ContactChanges): Promise<void> {
    const email = changes.email === undefined ? {} : { email: normaliseEmail(changes.email) };
    await tx
      .getRepository(Contact)
      .update({ id }, { ...changes, ...email, version: () => 'version + 1', updatedAt: () => 'now()' });
  }

  /**
   * Locks a contact until the transaction ends.
   * @returns the contact's full name; undefined if there is no such contact
   */
  async lock(tx: Transaction, id: number): Promise<string | undefined> {
    const contact = await tx
      .getRepository(Contact)
      .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    return contact ? `${contact.firstName} ${contact.lastName}` : undefined;
  }

  /** Deletes a contact without listings. */
  async remove(tx: Transaction, id: number): Promise<void> {
    await tx.getRepository(Contact).delete({ id });
  }

  async find(tx: Transaction, id: number): Promise<Contact | null> {
    return tx.getRepository(Contact).findOneBy({ id });
  }

  async get(tx: Transaction, id: number): Promise<Contact> {
    return tx.getRepository(Contact).findOneByOrFail({ id });
  }
}
