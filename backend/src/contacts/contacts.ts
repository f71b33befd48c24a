import { Injectable } from '@nestjs/common';
import type { OwnerField } from '#common/owners/owner-calls.js';
import { normaliseEmail } from '#common/kernel/forms/email.js';
import { lockPerson } from '#platform/database/advisory-locks.js';
import { changedRows, rowOf, rowsOf, type Database } from '#platform/database/rows.js';
import { inOneRoundTrip } from '#platform/database/round-trip.js';
import type { Transaction } from '#platform/database/transactions.js';
import { ContactRow } from './contact.entity.js';
import { columnsOf } from './owner-columns.js';
import { Dnis } from './dnis.js';

/** An owner, with the digits of the DNI. They are empty if they cannot be decrypted. */
export type Contact = Omit<ContactRow, 'dniSealed' | 'dniDigest'>;

export type NewContact = Omit<
  Contact,
  'id' | 'confirmedAt' | 'mergedIntoId' | 'createdAt' | 'updatedAt' | 'version'
>;

export type ContactChanges = Partial<NewContact>;

/** Owners, as given in publications. */
@Injectable()
export class Contacts {
  constructor(private readonly dnis: Dnis) {}

  /**
   * The contact of a publication. An existing contact is used only if DNI, e-mail and mobile all match; otherwise a new one is created.
   * Thus a stranger who types somebody's DNI does not get access to that person's record (docs/decisions/0006). Data of contacts that were
   * merged count together. The row lock keeps the contact from being merged into another one until the listing is stored; other publications
   * with the DNI wait, so that a person has one contact.
   */
  async identify(tx: Transaction, person: NewContact): Promise<number> {
    const email = normaliseEmail(person.email);
    const dnis = await this.dnis.matches(person.dni);
    const lock = lockPerson(tx, `dni ${person.dni}`);
    const found = rowOf<{ id: number }>(
      tx,
      `SELECT owner_id AS id FROM offered_contacts WHERE id IN (
         SELECT owner_id FROM offered_contacts WHERE dni_match = ANY($1)
         INTERSECT SELECT owner_id FROM offered_contacts WHERE mobile = $2
         INTERSECT SELECT owner_id FROM offered_contacts WHERE lower(email) = lower($3) AND email = $3)
       ORDER BY id LIMIT 1 FOR KEY SHARE`,
      [dnis, person.mobile, email],
    );
    const [known] = await inOneRoundTrip(found, lock);
    if (known) return known.id;
    const [id] = await this.add(tx, [person]);
    return id!;
  }

  /** @returns their ids, in the same order */
  async add(tx: Transaction, persons: readonly NewContact[]): Promise<number[]> {
    const rows = persons.map(async (person) => ({
      ...person,
      ...(await this.dnis.columns(person.dni)),
      email: normaliseEmail(person.email),
    }));
    const { identifiers } = await tx.getRepository(ContactRow).insert(await Promise.all(rows));
    return identifiers.map(({ id }) => id as number);
  }

  /**
   * The newest contact of each DNI that is known. Other calls for the DNIs wait until the transaction ends, so that the caller may create
   * the others.
   */
  async lockByDnis(tx: Transaction, dnis: readonly string[]): Promise<Map<string, number>> {
    await inOneRoundTrip(...[...new Set(dnis)].toSorted().map((dni) => lockPerson(tx, `dni ${dni}`)));
    const matches = await Promise.all(dnis.map((dni) => this.dnis.matches(dni)));
    await tx.query(
      `SELECT FROM offered_contacts WHERE id IN (SELECT owner_id FROM offered_contacts WHERE dni_match = ANY($1))
       ORDER BY id FOR KEY SHARE`,
      [matches.flat()],
    );
    return this.idsByDni(tx, dnis);
  }

  /** The newest contact of each DNI that is known. */
  async idsByDni(database: Database, dnis: readonly string[]): Promise<Map<string, number>> {
    const byMatch = new Map<string, string>();
    for (const dni of new Set(dnis))
      for (const match of await this.dnis.matches(dni)) byMatch.set(match, dni);
    const rows = await rowsOf<{ match: string; id: number }>(
      database,
      `SELECT dni_match AS match, max(owner_id) AS id FROM offered_contacts WHERE dni_match = ANY($1) GROUP BY dni_match ORDER BY id`,
      [[...byMatch.keys()]],
    );
    return new Map(rows.map(({ match, id }) => [byMatch.get(match)!, id]));
  }

  /**
   * Marks addresses as confirmed: the owner followed the link of the receipt, or the operator vouches for them. Each counts for all records of
   * the owner with the mailbox.
   * @returns whether one of them was not confirmed before
   */
  async confirm(tx: Transaction, ...ids: readonly number[]): Promise<boolean> {
    const counts = await inOneRoundTrip(
      changedRows(
        tx,
        'UPDATE contacts SET confirmed_at = now() WHERE id = ANY($1) AND confirmed_at IS NULL',
        [ids],
      ),
      // A statement of its own, which sees a merging for which the first one has waited.
      changedRows(
        tx,
        `UPDATE contacts c SET confirmed_at = now() FROM offered_contacts asked
         WHERE asked.id = ANY($1) AND (c.id = asked.owner_id OR c.merged_into_id = asked.owner_id) AND c.confirmed_at IS NULL
           AND asked.email <> '' AND mailbox_of(c.email) = mailbox_of(asked.email)`,
        [ids],
      ),
    );
    return counts.some((count) => count > 0);
  }

  /**
   * Confirms the address of a contact if a record that was merged into it has confirmed the mailbox.
   * @returns whether it was not confirmed before
   */
  async takeConfirmation(tx: Transaction, id: number): Promise<boolean> {
    const taken = await changedRows(
      tx,
      `UPDATE contacts c SET confirmed_at = merged.confirmed_at FROM offered_contacts merged
       WHERE c.id = $1 AND merged.merged_into_id = c.id AND c.confirmed_at IS NULL AND merged.confirmed_at IS NOT NULL
         AND c.email <> '' AND mailbox_of(c.email) = mailbox_of(merged.email)`,
      [id],
    );
    return taken > 0;
  }

  /** Takes back a confirmation that a contact took from a merged one, unless the operator has vouched for the contact by a code. */
  async returnConfirmation(
    tx: Transaction,
    { keptId, mergedId }: { keptId: number; mergedId: number },
    mergedListings: readonly number[],
  ): Promise<void> {
    await changedRows(
      tx,
      `UPDATE contacts c SET confirmed_at = NULL FROM offered_contacts merged
       WHERE c.id = $1 AND merged.id = $2 AND c.confirmed_at = merged.confirmed_at AND mailbox_of(c.email) = mailbox_of(merged.email)
         AND NOT EXISTS (SELECT FROM offered_listings l WHERE l.contact_id = c.id AND l.code IS NOT NULL AND l.id <> ALL($3))`,
      [keptId, mergedId, mergedListings],
    );
  }

  /** @returns the addresses, which are confirmed */
  async vouchFor(tx: Transaction, ids: readonly number[]): Promise<Map<number, string>> {
    await this.confirm(tx, ...ids);
    const rows = await rowsOf<{ id: number; email: string }>(
      tx,
      'SELECT id, email FROM offered_contacts WHERE id = ANY($1)',
      [ids],
    );
    return new Map(rows.map(({ id, email }) => [id, email]));
  }

  /** Changes only the given fields. An empty DNI is one that cannot be decrypted; it stays. */
  async change(tx: Transaction, id: number, changes: ContactChanges): Promise<void> {
    const email = changes.email === undefined ? {} : { email: normaliseEmail(changes.email) };
    const { dni, ...others } = changes;
    const columns = dni ? await this.dnis.columns(dni) : {};
    await tx
      .getRepository(ContactRow)
      .update(
        { id },
        { ...others, ...columns, ...email, version: () => 'version + 1', updatedAt: () => 'now()' },
      );
  }

  /**
   * Locks a contact until the transaction ends.
   * @returns what names the contact; undefined if there is no such contact
   */
  async lock(
    tx: Transaction,
    id: number,
  ): Promise<{ name: string; email: string; mobile: string } | undefined> {
    const contact = await tx
      .getRepository(ContactRow)
      .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!contact) return undefined;
    const { firstName, lastName, email, mobile } = contact;
    return { name: `${firstName} ${lastName}`, email, mobile };
  }

  /** Marks a locked contact as merged into another one; null makes it a contact of its own again. */
  async setMergedInto(tx: Transaction, id: number, mergedIntoId: number | null): Promise<void> {
    await tx
      .getRepository(ContactRow)
      .update({ id }, { mergedIntoId, version: () => 'version + 1', updatedAt: () => 'now()' });
  }

  /** The contacts that were merged into a contact, in the order of their ids. */
  async mergedInto(tx: Transaction, id: number): Promise<Contact[]> {
    const rows = await tx
      .getRepository(ContactRow)
      .find({ where: { mergedIntoId: id }, order: { id: 'ASC' } });
    return Promise.all(rows.map((row) => this.opened(row)));
  }

  /** Swaps the given data of two locked contacts. */
  async exchange(
    tx: Transaction,
    [one, other]: readonly [number, number],
    fields: readonly OwnerField[],
  ): Promise<void> {
    const columns = fields.flatMap(columnsOf);
    if (columns.length === 0) return;
    const contacts = tx.getRepository(ContactRow);
    const find = (id: number): Promise<ContactRow> =>
      contacts.findOneOrFail({
        where: { id },
        select: Object.fromEntries(['id', ...columns].map((column) => [column, true])),
      });
    const [first, second] = [await find(one), await find(other)];
    const given = (row: ContactRow): Partial<ContactRow> =>
      Object.fromEntries(columns.map((column) => [column, row[column]]));
    const changed = { version: () => 'version + 1', updatedAt: () => 'now()' };
    await contacts.update({ id: one }, { ...given(second), ...changed });
    await contacts.update({ id: other }, { ...given(first), ...changed });
  }

  /** Deletes a contact without listings. */
  async remove(tx: Transaction, id: number): Promise<void> {
    await tx.getRepository(ContactRow).delete({ id });
  }

  /** Deletes contacts without listings whose data nobody has changed, and that are part of no merging. */
  async removeUnchanged(tx: Transaction, ids: readonly number[]): Promise<void> {
    await changedRows(
      tx,
      `DELETE FROM contacts c WHERE id = ANY($1) AND version = 1
       AND NOT EXISTS (SELECT FROM contacts merged WHERE merged.merged_into_id = c.id)`,
      [ids],
    );
  }

  async find(tx: Transaction, id: number): Promise<Contact | null> {
    const row = await tx.getRepository(ContactRow).findOneBy({ id });
    return row && this.opened(row);
  }

  async get(tx: Transaction, id: number): Promise<Contact> {
    return this.opened(await tx.getRepository(ContactRow).findOneByOrFail({ id }));
  }

  private async opened({ dniSealed, ...contact }: ContactRow): Promise<Contact> {
    return { ...contact, dni: await this.dnis.read(contact.dni || (dniSealed ?? '')) };
  }
}
