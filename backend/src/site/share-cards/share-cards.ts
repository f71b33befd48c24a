import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rowOf, rowsOf } from '#platform/database/rows.js';

/** Cards older than this are compared with their listing again: prices in words depend on the date and on the dollar. */
const CHECKED_FOR = '1 day';

/** A public listing whose card may be outdated. */
export interface Outdated {
  listingId: number;
  changeNumber: string;
  /** Version of its card; null without one. */
  version: string | null;
}

export interface NewCard {
  listingId: number;
  changeNumber: string;
  version: string;
  storageKey: string;
}

/** Rows of share cards. */
@Injectable()
export class ShareCards {
  constructor(private readonly database: DataSource) {}

  /**
   * Listings that changed since the last card was made, in the order of their changes, then those that were not checked for a day. Changes
   * become visible in the order of their numbers (docs/search.md), so none is missed.
   */
  async outdated(most: number): Promise<Outdated[]> {
    return rowsOf<Outdated>(
      this.database,
      `(SELECT c.listing_id AS "listingId", c.change_number AS "changeNumber", k.version
        FROM offered_search_changes c JOIN offered_listings l ON l.id = c.listing_id AND l.status = 'active'
        LEFT JOIN share_cards k ON k.listing_id = c.listing_id
        WHERE c.change_number > (SELECT coalesce(max(change_number), 0) FROM share_cards) ORDER BY c.change_number LIMIT $1)
       UNION ALL
       (SELECT k.listing_id, k.change_number, k.version FROM share_cards k
        JOIN offered_listings l ON l.id = k.listing_id AND l.status = 'active'
        WHERE k.checked_at < now() - interval '${CHECKED_FOR}' ORDER BY k.checked_at LIMIT $1)
       LIMIT $1`,
      [most],
    );
  }

  /**
   * Records cards in one statement, because each one that changes rows invalidates the cached responses. The files of the cards before are
   * deleted by the sweep of files.
   */
  async keep(cards: readonly NewCard[]): Promise<void> {
    if (cards.length === 0) return;
    await this.database.query(
      `INSERT INTO share_cards (listing_id, change_number, version, storage_key)
       SELECT l.id, c."changeNumber", c.version, c."storageKey"
       FROM jsonb_to_recordset($1::jsonb) AS c ("listingId" integer, "changeNumber" bigint, version text, "storageKey" text)
       JOIN offered_listings l ON l.id = c."listingId"
       ON CONFLICT (listing_id) DO UPDATE
       SET change_number = excluded.change_number, version = excluded.version, storage_key = excluded.storage_key, checked_at = now()`,
      [JSON.stringify(cards)],
    );
  }

  /** Records that cards still match their listings. */
  async confirm(cards: readonly Outdated[]): Promise<void> {
    if (cards.length === 0) return;
    await this.database.query(
      `UPDATE share_cards k SET change_number = c."changeNumber", checked_at = now()
       FROM jsonb_to_recordset($1::jsonb) AS c ("listingId" integer, "changeNumber" bigint) WHERE k.listing_id = c."listingId"`,
      [JSON.stringify(cards)],
    );
  }

  /** The card of a public listing. */
  async ofCode(code: string): Promise<{ version: string; storageKey: string } | undefined> {
    return rowOf<{ version: string; storageKey: string }>(
      this.database,
      `SELECT k.version, k.storage_key AS "storageKey" FROM share_cards k JOIN offered_listings l ON l.id = k.listing_id
       WHERE l.code = $1 AND l.status = 'active'`,
      [code],
    );
  }
}
