import { Injectable } from '@nestjs/common';
import { PUBLICATION_REFUSALS } from '#common/listings/publication/publication-refusals.js';
import { mailboxOf } from '#common/kernel/forms/email.js';
import { LIMITS } from '#common/kernel/limits.js';
import { lockPerson, type PersonKey } from '#platform/database/advisory-locks.js';
import { oneRow } from '#platform/database/rows.js';
import { SITE_TODAY } from '#platform/database/site-time.js';
import { inOneRoundTrip } from '#platform/database/round-trip.js';
import type { Transaction } from '#platform/database/transactions.js';
import { SiteOptions } from '#platform/options/site-options.js';
import { Problem } from '#platform/process/problem.js';
import { RateLimits, type Limit } from '#platform/security/rate-limits.js';
import { Dnis } from '../../contacts/public.js';
import { isPaidAt } from '../core/paid-days.js';

/** The keys by which the limit on free listings identifies a person. */
export interface Publisher {
  dni: string;
  phones: string[];
  emails: string[];
}

/** Free listings of a blocked sender, which are not stored. They count for 90 days, as long as a season lasts. */
const DROPPED: Limit = { name: 'dropped-listing', points: LIMITS.freeListings, seconds: 90 * 86_400 };

/**
 * Counts a person's live listings that are not paid today: by DNI, by any phone, or by the mailbox of any e-mail address (public-site.md
 * §1).
 */
@Injectable()
export class FreeListings {
  constructor(
    private readonly limits: RateLimits,
    private readonly dnis: Dnis,
    private readonly options: SiteOptions,
  ) {}

  /**
   * The highest of the counts. It stays valid until the transaction ends, because publications of the same person take locks on DNI, phones
   * and addresses. The locks are taken in a fixed order, which prevents deadlocks. Each branch of the union uses an index; the same
   * conditions combined by OR would read all listings. Data of contacts that were merged into the owner of a listing count as the owner's.
   */
  private async count(tx: Transaction, publisher: Publisher): Promise<number> {
    const phones = publisher.phones.filter(Boolean);
    const mailboxes = publisher.emails.filter(Boolean).map(mailboxOf);
    const keys: PersonKey[] = [
      `dni ${publisher.dni}`,
      ...phones.map((phone): PersonKey => `phone ${phone}`),
      ...mailboxes.map((mailbox): PersonKey => `mailbox ${mailbox}`),
    ];
    const dnis = await this.dnis.matches(publisher.dni);
    const locks = [...new Set(keys)].sort().map((key) => lockPerson(tx, key));
    const counted = oneRow<{ live: number }>(
      tx,
      `WITH candidates AS (
         SELECT l.id FROM listings l JOIN offered_contacts p ON p.owner_id = l.contact_id
         WHERE p.dni_match = ANY($1) OR p.mobile = ANY($2) OR mailbox_of(p.email) = ANY($3)
         UNION SELECT id FROM listings WHERE phone <> '' AND phone = ANY($2)
         UNION SELECT id FROM listings WHERE email <> '' AND mailbox_of(email) = ANY($3))
       SELECT greatest(
         count(*) FILTER (WHERE p.has_dni),
         count(*) FILTER (WHERE p.has_phone OR l.phone = ANY($2)),
         count(*) FILTER (WHERE p.has_mailbox OR mailbox_of(l.email) = ANY($3)))::int AS live
       FROM candidates JOIN listings l USING (id) CROSS JOIN LATERAL (
         SELECT bool_or(dni_match = ANY($1)) AS has_dni, bool_or(mobile = ANY($2)) AS has_phone,
                bool_or(mailbox_of(email) = ANY($3)) AS has_mailbox
         FROM offered_contacts WHERE id = l.contact_id OR merged_into_id = l.contact_id) p
       WHERE l.status IN ('pending', 'active') AND (l.confirmed OR p.has_dni AND p.has_phone AND p.has_mailbox)
         AND NOT ${isPaidAt('l', SITE_TODAY)}`,
      [dnis, phones, mailboxes],
    );
    const [{ live }] = await inOneRoundTrip(counted, ...locks);
    return live;
  }

  /**
   * Requires that the person may have one more free listing. Takes the locks of `count`.
   * @throws Problem 'conflict' for one free listing too many
   */
  async assertRoom(tx: Transaction, publisher: Publisher): Promise<void> {
    const most = await this.most(tx);
    if ((await this.count(tx, publisher)) >= most) throw limitReached(most);
  }

  /**
   * Counts a listing of a blocked sender, which is not stored. The refusal is the same as that of other senders.
   * @throws Problem 'conflict' for one free listing too many
   */
  async assertMayPretend(email: string): Promise<void> {
    const most = await this.most();
    if ((await this.limits.count(DROPPED, mailboxOf(email))) > most) throw limitReached(most);
  }

  private async most(tx?: Transaction): Promise<number> {
    return (await this.options.current(tx)).freeLimit.freeListings;
  }
}

function limitReached(most: number): Problem {
  return new Problem('conflict', PUBLICATION_REFUSALS.freeLimit(most), { reason: 'avisosGratis' });
}
