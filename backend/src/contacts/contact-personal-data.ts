import { Injectable } from '@nestjs/common';
import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import type { Correction } from '#common/owners/personal-data/correction.js';
import { mailboxOf } from '#common/kernel/forms/email.js';
import { changedRows, rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { CorrectedPerson, HoldsPersonalData, Person } from '#platform/database/personal-data.js';
import { Dnis, STORED_DNI } from './dnis.js';

/** Contact fields that a correction compares and changes. */
export type FoundContact = Required<Correction> & { id: number; version: number };

/** Owners. */
@Injectable()
export class ContactPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.contacts;
  readonly deletes = ['contacts'];

  constructor(private readonly dnis: Dnis) {}

  /** The contacts with an address or a phone, and those that were merged with them, locked until the transaction ends. */
  async of(
    tx: Transaction,
    { email, phone }: Pick<CorrectedPerson, 'email' | 'phone'>,
  ): Promise<FoundContact[]> {
    const rows = await rowsOf<FoundContact>(
      tx,
      `WITH owners AS (
         SELECT coalesce(merged_into_id, id) AS id FROM contacts
         WHERE mailbox_of(email) = mailbox_of($1) OR ($2 <> '' AND phone_digits(mobile) = $2))
       SELECT id, first_name AS "firstName", last_name AS "lastName", ${STORED_DNI} AS dni, mobile, email, version FROM contacts
       WHERE id IN (SELECT id FROM owners) OR merged_into_id IN (SELECT id FROM owners) ORDER BY id FOR UPDATE`,
      [email, phone],
    );
    return this.dnis.readAll(rows);
  }

  async rows(tx: Transaction, { contactIds }: Person): Promise<Record<string, unknown>[]> {
    const rows = await rowsOf<{ DNI: string }>(
      tx,
      `SELECT id AS registro, last_name AS apellido, first_name AS nombre, ${STORED_DNI} AS "DNI", mobile AS celular, email, country AS "país", province AS provincia,
              town AS localidad, street AS calle, street_number AS "número", floor AS piso, apartment AS departamento,
              created_at AS desde, confirmed_at AS "email confirmado"
       FROM contacts WHERE id = ANY($1) ORDER BY id`,
      [contactIds],
    );
    return Promise.all(
      rows.map(async (row) => ({
        ...row,
        DNI: (await this.dnis.read(row.DNI)) || PERSONAL_DATA_MESSAGES.unreadable,
      })),
    );
  }

  erase(tx: Transaction, { contactIds }: Person): Promise<number> {
    return changedRows(tx, 'DELETE FROM contacts WHERE id = ANY($1)', [contactIds]);
  }

  /** Deletes those of the contacts that have no listings; returns their ids. */
  async removeWithoutListings(tx: Transaction, contactIds: readonly number[]): Promise<number[]> {
    const rows = await rowsOf<{ id: number }>(
      tx,
      `WITH removed AS (
         DELETE FROM contacts c WHERE id = ANY($1)
           AND NOT EXISTS (SELECT FROM offered_listings l WHERE l.contact_id = c.id) RETURNING id)
       SELECT id FROM removed`,
      [contactIds],
    );
    return rows.map(({ id }) => id);
  }

  /** Another mailbox is unconfirmed; one that belongs to the contact only by its phone keeps its address. */
  async rectify(
    tx: Transaction,
    { contactIds, email }: CorrectedPerson,
    { firstName, lastName, dni, mobile, email: corrected }: Correction,
  ): Promise<number> {
    const columns = dni === undefined ? undefined : await this.dnis.columns(dni);
    return changedRows(
      tx,
      `UPDATE contacts SET first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
              dni = coalesce($4, dni), dni_sealed = coalesce($8, dni_sealed), dni_digest = coalesce($9, dni_digest),
              mobile = coalesce($5, mobile),
              email = CASE WHEN mailbox_of(email) = mailbox_of($6) THEN coalesce($7, email) ELSE email END,
              confirmed_at = CASE WHEN mailbox_of(email) = mailbox_of($6) AND mailbox_of($7) <> mailbox_of($6) THEN NULL ELSE confirmed_at END,
              version = version + 1, updated_at = now()
       WHERE id = ANY($1) AND (coalesce($2, $3, $4, $5) IS NOT NULL OR $7::text IS NOT NULL AND mailbox_of(email) = mailbox_of($6))`,
      [
        contactIds,
        firstName,
        lastName,
        columns?.dni,
        mobile,
        email,
        corrected,
        columns?.dniSealed,
        columns?.dniDigest,
      ],
    );
  }

  /** The fields of a contact of the person whose value `rectify` changes, with their new values. */
  changes(
    contact: FoundContact,
    { email }: Pick<CorrectedPerson, 'email'>,
    correction: Correction,
  ): Correction {
    const { email: corrected, ...others } = correction;
    const isNamed = corrected !== undefined && mailboxOf(contact.email) === mailboxOf(email);
    const values: Correction = isNamed ? correction : others;
    return Object.fromEntries(
      Object.entries(values).filter(([field, value]) => contact[field as keyof Correction] !== value),
    );
  }
}
