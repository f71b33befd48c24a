import { Injectable } from '@nestjs/common';
import { waitedFilters, waitedOfAddress, type WaitedHome } from '#common/inquiries/alerts/waited-home.js';
import { oneRow, rowsOf, type Database } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { keyOfWaited } from './waited-alert.js';
import { FREED_HOME_MAIL } from './freed-home-mail.js';
import { Alerts } from './alerts.js';
import type { FewListings } from '../../search/public.js';

type Searched = Awaited<ReturnType<FewListings['of']>>;

/** Prefix of the names of mailings to waiting lists. */
const FREED = 'freed-';
const HEAD_START = '2 hours';

interface Waiting {
  id: number;
  home: WaitedHome;
  told: boolean;
}

/** Waiting lists: visitors who asked to be notified when a rented home becomes free (public-site.md §2, Waiting lists). */
@Injectable()
export class WaitingLists {
  constructor(
    private readonly alerts: Alerts,
    private readonly mailbox: Mailbox,
  ) {}

  /**
   * Notifies the visitors who wait for a part of the season in which the listing is free now, in the order of their requests, once each
   * time it becomes free.
   */
  async tell(tx: Transaction, listingId: number, listing: Searched): Promise<void> {
    const [facts] = listing.facts;
    if (!facts) return;
    const waiting = await this.waitingFor(tx, listingId, facts.code);
    const isFree = ({ home }: Waiting): boolean => listing.meets(waitedFilters(home));
    const free = waiting.filter(isFree);
    const taken = waiting.filter((one) => one.told && !free.includes(one));
    await this.alerts.forget(
      tx,
      listingId,
      taken.map(({ id }) => id),
    );
    const ids = free.filter(({ told }) => !told).map(({ id }) => id);
    if (ids.length === 0) return;
    const { version } = await oneRow<{ version: number }>(
      tx,
      'SELECT version FROM offered_listings WHERE id = $1',
      [listingId],
    );
    // The listing may become free again, which is a separate mailing.
    const mailing = `${FREED}${listingId}-${version}`;
    const to = await this.alerts.recordMatches(tx, { listingId, ids, mailing });
    if (to.length === 0) return;
    await this.mailbox.postBatch(tx, {
      batch: `${FREED_HOME_MAIL}:${mailing}`,
      template: FREED_HOME_MAIL,
      bulk: false,
      messages: to.map(({ id, email }) => ({
        key: id,
        facts: { alertId: id },
        recipient: { name: '', email },
      })),
    });
  }

  /** Seconds by which other alerts are delayed, because the waiting list of the listing is notified first; 0 for most listings. */
  async headStart(tx: Transaction, listingId: number): Promise<number> {
    const { seconds } = await oneRow<{ seconds: number }>(
      tx,
      `SELECT greatest(0, coalesce(ceil(extract(epoch FROM max(created_at) + interval '${HEAD_START}' - now())), 0))::int AS seconds
       FROM alert_matches WHERE listing_id = $1 AND mailing LIKE '${FREED}%'`,
      [listingId],
    );
    return seconds;
  }

  /** Public listings for which somebody waits. */
  async listings(database: Database): Promise<number[]> {
    const rows = await rowsOf<{ id: number }>(
      database,
      `WITH waited AS (
         SELECT DISTINCT substr(key, length($1) + 1) AS code FROM alerts a JOIN LATERAL unnest(a.keys) AS key ON true
         WHERE a.confirmed_at IS NOT NULL AND a.expires_at > now() AND starts_with(key, $1)
       ), present AS (
         SELECT id FROM offered_listings WHERE code IN (SELECT code FROM waited)
         UNION SELECT listing_id FROM offered_former_codes WHERE code IN (SELECT code FROM waited)
       )
       SELECT l.id FROM present p JOIN offered_listings l ON l.id = p.id AND l.status = 'active' ORDER BY l.id`,
      [keyOfWaited('')],
    );
    return rows.map(({ id }) => id);
  }

  /** Those who wait for the home under its present code or a former one, in the order of their requests. */
  private async waitingFor(tx: Transaction, listingId: number, code: string): Promise<Waiting[]> {
    const rows = await rowsOf<Omit<Waiting, 'home'> & { search: string }>(
      tx,
      `SELECT id, search,
              EXISTS (SELECT FROM alert_matches m WHERE m.alert_id = a.id AND m.listing_id = $1) AS told
       FROM alerts a WHERE confirmed_at IS NOT NULL AND expires_at > now()
         AND keys && (ARRAY[$2::text] || ARRAY(SELECT $3 || code FROM offered_former_codes WHERE listing_id = $1)) ORDER BY id`,
      [listingId, keyOfWaited(code), keyOfWaited('')],
    );
    return rows.flatMap(({ search, ...row }) => {
      const home = waitedOfAddress(search);
      return home ? [{ ...row, home }] : [];
    });
  }
}
