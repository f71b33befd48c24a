import { Injectable } from '@nestjs/common';
import { INTERNAL_LIMITS } from '#common/kernel/limits.js';
import { VisitorReads } from '#platform/database/replica/visitor-reads.js';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import { offsetOf, type PageRequest } from '#platform/http/answers/list-page.js';
import type { NewestQuestion } from '../index/listed-places.js';
import { PublicCards, type PublicCard } from './public-cards.js';

const NEWEST = 'ORDER BY s.published_at DESC, s.listing_id DESC';

/** Lists that pages show without a search, from the search rows: the fallback of `Showcase` and the reference for its tests. */
@Injectable()
export class ShowcaseRows {
  constructor(
    private readonly reads: VisitorReads,
    private readonly cards: PublicCards,
  ) {}

  newest({ operation, featured, count }: NewestQuestion): Promise<PublicCard[]> {
    const condition = featured ? 's.featured AND' : '';
    return this.cards.select(`WHERE ${condition} ($1::text IS NULL OR s.operation = $1) ${NEWEST} LIMIT $2`, [
      operation,
      count,
    ]);
  }

  /** Every listing with coordinates, up to the limit of maps. */
  onMap(): Promise<PublicCard[]> {
    return this.cards.select(`WHERE s.latitude IS NOT NULL ${NEWEST} LIMIT $1`, [
      INTERNAL_LIMITS.mapListings,
    ]);
  }

  /** Consecutive codes from a random id, continued at the lowest id. The cost does not depend on the number of listings. */
  async codes(): Promise<string[]> {
    const rows = await rowsOf<{ code: string }>(
      this.reads,
      `WITH start AS (SELECT (random() * max(listing_id))::int AS id FROM search),
            above AS (SELECT code FROM search WHERE listing_id >= (SELECT id FROM start) ORDER BY listing_id LIMIT $1),
            below AS (SELECT code FROM search WHERE listing_id < (SELECT id FROM start) ORDER BY listing_id LIMIT $1)
       SELECT code FROM (SELECT * FROM above UNION ALL SELECT * FROM below) AS codes LIMIT $1`,
      [INTERNAL_LIMITS.codesSample],
    );
    return rows.map(({ code }) => code);
  }

  async directory(
    types: readonly number[],
    page: PageRequest,
  ): Promise<{ cards: PublicCard[]; total: number }> {
    const { total } = await oneRow<{ total: number }>(
      this.reads,
      `SELECT count(*)::int AS total FROM search WHERE operation = 'rental' AND property_type = ANY($1)`,
      [types],
    );
    const cards = await this.cards.select(
      `WHERE s.operation = 'rental' AND s.property_type = ANY($1) ORDER BY s.featured DESC, s.published_at DESC, s.listing_id DESC LIMIT $2 OFFSET $3`,
      [types, page.pageSize, offsetOf(page)],
    );
    return { cards, total };
  }
}
