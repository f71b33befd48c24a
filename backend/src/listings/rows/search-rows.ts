import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { inOneRoundTrip } from '#platform/database/round-trip.js';
import type { Transaction } from '#platform/database/transactions.js';
import { SearchRowBuilder } from './search-row-builder.js';
import { SearchRow } from './search-row.entity.js';

/** Batch size of one set of statements. */
const BATCH = 500;

/**
 * Keeps search rows in step with listings, in the same transaction. The row exists while the listing is public. Every write or removal gets
 * a number in the feed.
 */
@Injectable()
export class SearchRows {
  constructor(private readonly builder: SearchRowBuilder) {}

  async refresh(tx: Transaction, ...listingIds: readonly number[]): Promise<void> {
    await this.refreshAll(tx, listingIds);
  }

  /** Like `refresh`, for any number of listings. */
  async refreshAll(tx: Transaction, listingIds: readonly number[]): Promise<void> {
    for (let at = 0; at < listingIds.length; at += BATCH) {
      const ids = listingIds.slice(at, at + BATCH);
      const rows = await this.builder.build(tx, ids);
      const active = new Set(rows.map(({ listingId }) => listingId));
      const gone = ids.filter((id) => !active.has(id));
      await inOneRoundTrip(
        rows.length > 0 && tx.getRepository(SearchRow).upsert(rows, ['listingId']),
        gone.length > 0 && tx.getRepository(SearchRow).delete({ listingId: In(gone) }),
      );
      // Last, because all writers wait for the clock's row.
      await this.number(tx, ids);
    }
  }

  /** Removes an amenity from every row that has it; each row counts as changed. */
  async dropAmenity(tx: Transaction, amenityId: number): Promise<void> {
    await tx.query(
      `WITH changed AS (
         UPDATE search SET amenities = array_remove(amenities, $1) WHERE amenities @> ARRAY[$1::integer] RETURNING listing_id),
       numbered AS (SELECT listing_id, row_number() OVER (ORDER BY listing_id) AS n FROM changed),
       tick AS (UPDATE search_clock SET change_number = change_number + (SELECT count(*) FROM changed) RETURNING change_number)
       INSERT INTO search_changes (listing_id, change_number)
       SELECT listing_id, change_number - (SELECT count(*) FROM changed) + n FROM numbered, tick
       ON CONFLICT (listing_id) DO UPDATE SET change_number = excluded.change_number`,
      [amenityId],
    );
  }

  /** Assigns each listing the next number of the feed; a trigger notifies the web processes (platform/database/replica/content-feed.ts). */
  private async number(tx: Transaction, ids: readonly number[]): Promise<void> {
    await tx.query(
      `WITH tick AS (UPDATE search_clock SET change_number = change_number + cardinality($1::int[]) RETURNING change_number)
       INSERT INTO search_changes (listing_id, change_number)
       SELECT id, change_number - cardinality($1::int[]) + position FROM tick, unnest($1::int[]) WITH ORDINALITY AS ids (id, position)
       ON CONFLICT (listing_id) DO UPDATE SET change_number = excluded.change_number`,
      [ids],
    );
  }
}
