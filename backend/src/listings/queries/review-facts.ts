import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Relation } from '#common/rules/review-findings.js';
import type { ListingStatus } from '#common/vocabulary/listing-status.js';
import type { Operation } from '#common/vocabulary/operations.js';
import type { PropertyTypeId } from '#common/vocabulary/property-types.js';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import { Dnis } from '../../contacts/public.js';

/** A notice of another owner that shares something with the one under review. */
export interface RelatedListing {
  relation: Relation;
  /** Number of notices with this relation, of which a few are read. */
  total: number;
  id: number;
  code: string | null;
  status: ListingStatus;
  operation: Operation;
  propertyType: PropertyTypeId;
  businessName: string | null;
  bedrooms: number | null;
  rooms: number | null;
  town: string;
  owner: string;
  /** Address of the other owner. */
  email: string;
}

const SHOWN = 5;

/** Notices of other owners with the same phone, DNI, mailbox or text. Each branch of the union reads one index. */
@Injectable()
export class ReviewFacts {
  constructor(
    private readonly database: DataSource,
    private readonly dnis: Dnis,
  ) {}

  /** @param dni of the notice's owner */
  async related(listingId: number, dni: string): Promise<RelatedListing[]> {
    return rowsOf<RelatedListing>(
      this.database,
      `WITH subject AS (
         SELECT l.contact_id, l.notes, p.mobile, l.phone, mailbox_of(p.email) AS mailbox,
                CASE WHEN l.email = '' THEN NULL ELSE mailbox_of(l.email) END AS own_mailbox
         FROM listings l JOIN offered_contacts p ON p.id = l.contact_id WHERE l.id = $1),
       shared AS (
         SELECT 'dni' AS relation, l.id FROM offered_contacts p JOIN listings l ON l.contact_id = p.id WHERE p.dni_match = ANY($2)
         UNION SELECT 'celular', l.id FROM subject s
         JOIN offered_contacts p ON p.mobile IN (s.mobile, s.phone) AND p.mobile <> '' JOIN listings l ON l.contact_id = p.id
         UNION SELECT 'celular', l.id FROM subject s JOIN listings l ON l.phone IN (s.mobile, s.phone) AND l.phone <> ''
         UNION SELECT 'email', l.id FROM subject s
         JOIN offered_contacts p ON mailbox_of(p.email) IN (s.mailbox, s.own_mailbox) JOIN listings l ON l.contact_id = p.id
         UNION SELECT 'email', l.id FROM subject s
         JOIN listings l ON mailbox_of(l.email) IN (s.mailbox, s.own_mailbox) AND l.email <> ''
         UNION SELECT 'texto', l.id FROM subject s
         JOIN listings l ON text_key(l.notes) = text_key(s.notes) AND char_length(l.notes) >= 40),
       others AS (
         SELECT h.relation, l.id, count(*) OVER (PARTITION BY h.relation)::int AS total,
                row_number() OVER (PARTITION BY h.relation ORDER BY l.id DESC) AS place
         FROM shared h JOIN listings l USING (id) WHERE l.contact_id <> (SELECT contact_id FROM subject))
       SELECT h.relation, h.total, l.id, l.code, l.status, l.operation, l.property_type AS "propertyType",
              l.business_name AS "businessName", l.bedrooms, l.rooms, o.town,
              p.first_name || ' ' || p.last_name AS owner, p.email
       FROM others h JOIN listings l USING (id) JOIN locations o ON o.listing_id = l.id
       JOIN offered_contacts p ON p.id = l.contact_id
       WHERE h.place <= ${SHOWN} ORDER BY h.relation, l.id DESC`,
      [listingId, await this.dnis.matches(dni)],
    );
  }

  /** Number of an owner's rejected notices, read from an index. */
  async rejectedOf(contactId: number): Promise<number> {
    const { rejected } = await oneRow<{ rejected: number }>(
      this.database,
      `SELECT count(*)::int AS rejected FROM listings WHERE contact_id = $1 AND status = 'rejected'`,
      [contactId],
    );
    return rejected;
  }
}
