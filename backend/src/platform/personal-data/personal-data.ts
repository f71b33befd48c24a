import type { Correction } from '#common/rules/correction.js';
import type { Transaction } from '../database/transactions.js';

/** A person whom the operator names by e-mail address and phone, with the contacts and listings of that person. */
export interface Person {
  email: string;
  /** As `phoneDigits` writes it; empty without a phone. */
  phone: string;
  contactIds: number[];
  listingIds: number[];
  /** DNI and mobile numbers of the contacts. */
  numbers: string[];
}

/** A part of the site that holds data about persons (docs/decisions/0053). */
export interface HoldsPersonalData {
  /** In Spanish, for the operator. */
  readonly name: string;
  /** Why an erasure leaves the rows. */
  readonly keptBecause?: string;
  /** Columns named in Spanish, with the key in `registro`. */
  rows(tx: Transaction, person: Person): Promise<Record<string, unknown>[]>;
  /** Deletes the rows, or removes personal data from them; returns their number. */
  erase?(tx: Transaction, person: Person): Promise<number>;
  /** Writes the corrected values into the rows; returns their number. */
  rectify?(tx: Transaction, person: Person, correction: Correction): Promise<number>;
  /** Why there is no `rectify`: in Spanish, for the operator. */
  readonly uncorrectedBecause?: string;
  /** Removes personal data from at most `limit` older rows; returns their number. */
  expire?(tx: Transaction, before: Date, limit: number): Promise<number>;
}
