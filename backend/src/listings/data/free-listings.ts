import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '#common/rules/email.js';
import type { Transaction } from '#platform/database/transactions.js';

/** Who publishes, in all the ways by which the limit on free listings knows a person. */
export interface Publisher {
  dni: string;
  phones: string[];
  emails: string[];
}

/** Counts the live listings without payment of a person: by DNI, any phone or any e-mail (public-site.md §1). */
@Injectable()
export class FreeListings {
  /**
   * The highest of the counts. It holds until the transaction ends: publications of the same person wait for each other on
   * locks of their DNI, phones and addresses, taken in one order so that two cannot wait for each other.
   */
  async count(tx: Transaction, publisher: Publisher): Promise<number> {
    const phones = publisher.phones.filter(Boolean);
    const emails = publisher.emails.map(normaliseEmail).filter(Boolean);
    const locks = [
      ...new Set([`dni ${publisher.dni}`, ...phones.map((phone) => `phone ${phone}`), ...emails]),
    ].sort();
    for (const lock of locks) await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
    const [row] = await tx.query(
      `SELECT greatest(
         count(*) FILTER (WHERE p.dni = $1),
         count(*) FILTER (WHERE p.mobile = ANY($2) OR l.phone = ANY($2)),
         count(*) FILTER (WHERE lower(p.email) = ANY($3) OR lower(l.email) = ANY($3)))::int AS live
       FROM listings l JOIN contacts p ON p.id = l.contact_id JOIN contracts c ON c.listing_id = l.id
       WHERE l.status IN ('pending', 'active') AND NOT c.paid
         AND (l.contact_id IN (SELECT id FROM contacts WHERE dni = $1 OR mobile = ANY($2) OR lower(email) = ANY($3))
              OR (l.phone <> '' AND l.phone = ANY($2)) OR (l.email <> '' AND lower(l.email) = ANY($3)))`,
      [publisher.dni, phones, emails],
    );
    return row.live;
  }
}
