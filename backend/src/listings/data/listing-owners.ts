import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { listingTitle, type TitledListing } from '#common/rules/listing-title.js';
import { rowOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';

/** How to reach the person who published a listing. */
export interface ListingOwner {
  code: string;
  title: string;
  name: string;
  /** The listing's own e-mail address, otherwise the contact's; never shown. */
  email: string;
  /** The listing's public phone number; empty if there is none. */
  phone: string;
}

@Injectable()
export class ListingOwners {
  constructor(private readonly database: DataSource) {}

  /**
   * Id and phone number of a public listing by its code. The number may be empty.
   * @returns undefined if no public listing has the code
   */
  async phoneOf(code: string): Promise<{ listingId: number; phone: string } | undefined> {
    const row = await rowOf<{ listingId: number; phone: string }>(
      this.database,
      `SELECT id AS "listingId", phone FROM listings WHERE code = $1 AND status = 'active'`,
      [code],
    );
    return row;
  }

  /** Undefined unless the listing is public. */
  async ofPublic(tx: Transaction, listingId: number): Promise<ListingOwner | undefined> {
    const row = await rowOf<{ facts: TitledListing } & Omit<ListingOwner, 'title'>>(
      tx,
      `SELECT l.code, s.facts, p.first_name || ' ' || p.last_name AS name,
              coalesce(nullif(l.email, ''), p.email) AS email, l.phone
       FROM listings l JOIN offered_contacts p ON p.id = l.contact_id JOIN search s ON s.listing_id = l.id
       WHERE l.id = $1 AND l.status = 'active'`,
      [listingId],
    );
    if (!row) return undefined;
    const { facts, ...owner } = row;
    return { ...owner, title: listingTitle(facts) };
  }
}
