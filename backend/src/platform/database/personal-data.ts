import pg from 'pg';
import type { Correction } from '#common/owners/personal-data/correction.js';
import type { Transaction } from './transactions.js';

/** A person whom the operator names by e-mail address and phone, with the contacts and listings of that person. */
export interface Person {
  /** The address that was named and those of the contacts: merged contacts have several (`isOfPerson`). */
  emails: string[];
  /** As `phoneDigits` writes it; empty without a phone. */
  phone: string;
  contactIds: number[];
  listingIds: number[];
  /** Listings of other contacts that state an address or phone of the person. */
  othersListingIds: number[];
  /** The phone that was named and the mobiles of the contacts, as `phoneDigits` writes them. */
  phones: string[];
  /** DNI and mobile numbers of the contacts. */
  numbers: string[];
  /** Entities of the audit trail that concern the person, besides contacts and listings. */
  entities: PersonEntities[];
}

/** A correction concerns one address, that which the operator named; what was corrected besides it concerns the whole person. */
export interface CorrectedPerson extends Person {
  email: string;
}

/** Entities of one kind, as the audit trail names them. */
export interface PersonEntities {
  entity: string;
  ids: number[];
}

/** A part of the site that holds data about persons (docs/decisions/0053). */
export interface HoldsPersonalData {
  /** In Spanish, for the operator. */
  readonly name: string;
  /** Why an erasure leaves the rows. */
  readonly keptBecause?: string;
  /** Columns named in Spanish, with the key in `registro`. */
  rows(tx: Transaction, person: Person): Promise<Record<string, unknown>[]>;
  /** Tables whose rows are deleted; those of other tables go with them by a foreign key. */
  readonly deletes?: readonly string[];
  /** Tables whose rows stay, with the value that each column with personal data gets in SQL (database-personal-data.ts). */
  readonly empties?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Entities of the audit trail that concern the person. */
  entities?(
    tx: Transaction,
    person: Pick<Person, 'emails' | 'phone' | 'listingIds'>,
  ): Promise<PersonEntities>;
  /** Deletes the rows, or removes personal data from them; returns their number. */
  erase?(tx: Transaction, person: Person): Promise<number>;
  /** Writes the corrected values into the rows; returns their number. */
  rectify?(tx: Transaction, person: CorrectedPerson, correction: Correction): Promise<number>;
  /** Why there is no `rectify`: in Spanish, for the operator. */
  readonly uncorrectedBecause?: string;
  /** Removes personal data from at most `limit` older rows; returns their number. */
  expire?(tx: Transaction, before: Date, limit: number): Promise<number>;
}

/**
 * SQL condition: the mailbox of a column is one of the person's. Access and erasure have no other way to find rows by address.
 * @param emails parameter with `Person.emails`
 */
export function isOfPerson(email: string, emails = '$1'): string {
  return `(${email} <> '' AND mailbox_of(${email}) IN (SELECT mailbox_of(unnest(${emails}::text[]))))`;
}

/** SQL condition: a column has the mailbox of the address that a correction names, a parameter. */
export function hasMailbox(email: string, named = '$1'): string {
  return `(${email} <> '' AND mailbox_of(${email}) = mailbox_of(${named}))`;
}

/** The assignments of an UPDATE that empties columns. */
export function emptying(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ');
}

export const sqlText = (text: string): string => pg.escapeLiteral(text);
