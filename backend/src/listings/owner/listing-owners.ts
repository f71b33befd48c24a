import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ListingStatus } from '#common/listings/listing-status.js';
import type { Conditions } from '#common/listings/conditions/conditions.js';
import { listingTitle, type TitledListing } from '#common/listings/listing-title.js';
import { rowOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { NOTICE_EMAIL } from '../core/owner-mail-recipients.js';

/** Contact data of the person who published a listing. */
export interface ListingOwner {
  code: string;
  title: string;
  name: string;
  /** The listing's own e-mail address, otherwise the contact's; never shown. */
  email: string;
  /** The listing's public phone number; empty if there is none. */
  phone: string;
  /** What the notice says about a stay. */
  conditions: Conditions | null;
  listing: TitledListing;
}

/** Owner of a listing that is or was public. */
export interface PublishedOwner extends ListingOwner {
  /** The contact's own address, from which the notice's may differ. */
  contactEmail: string;
  status: ListingStatus;
  pausedAt: Date | null;
  isPublic: boolean;
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
    const owner = await this.ofPublished(tx, listingId);
    return owner?.isPublic ? owner : undefined;
  }

  /** Owner of a listing that is public, or was when somebody wrote to it. Undefined if it never was, or was deleted. */
  async ofPublished(tx: Transaction, listingId: number): Promise<PublishedOwner | undefined> {
    const row = await rowOf<Omit<PublishedOwner, 'title'>>(
      tx,
      `SELECT l.code, l.status, l.paused_at AS "pausedAt", l.status = 'active' AS "isPublic", p.first_name || ' ' || p.last_name AS name,
              p.email AS "contactEmail", ${NOTICE_EMAIL} AS email, l.phone, l.conditions,
              jsonb_build_object('operation', l.operation, 'propertyType', l.property_type, 'bedrooms', l.bedrooms, 'rooms', l.rooms,
                                 'businessName', l.business_name, 'town', o.town) AS listing
       FROM listings l JOIN offered_contacts p ON p.id = l.contact_id JOIN locations o ON o.listing_id = l.id
       WHERE l.id = $1 AND l.code IS NOT NULL`,
      [listingId],
    );
    if (!row) return undefined;
    return { ...row, title: listingTitle(row.listing) };
  }
}
