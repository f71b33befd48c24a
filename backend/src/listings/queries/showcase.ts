import { Injectable } from '@nestjs/common';
import type { Operation } from '#common/vocabulary/operations.js';
import { LIMITS } from '#common/vocabulary/limits.js';
import { VisitorReads } from '#platform/database/replica/visitor-reads.js';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import { offsetOf, type PageRequest } from '#platform/http/list-page.js';
import { PublicCards, type PublicCard } from './public-cards.js';

const LATEST = 12;
const FEATURED = 24;
const NEWEST = 'ORDER BY s.published_at DESC, s.listing_id DESC';

/** Lists that pages show without a search: featured, latest, map, example codes. */
@Injectable()
export class Showcase {
  constructor(
    private readonly reads: VisitorReads,
    private readonly cards: PublicCards,
  ) {}

  async featured(operation: Operation | null): Promise<PublicCard[]> {
    return this.cards.select(
      `WHERE s.featured AND ($1::text IS NULL OR s.operation = $1) ${NEWEST} LIMIT $2`,
      [operation, FEATURED],
    );
  }

  async latest(operation: Operation | null): Promise<PublicCard[]> {
    return this.cards.select(`WHERE ($1::text IS NULL OR s.operation = $1) ${NEWEST} LIMIT $2`, [
      operation,
      LATEST,
    ]);
  }

  async onMap(): Promise<PublicCard[]> {
    return this.cards.select(`WHERE s.latitude IS NOT NULL ${NEWEST} LIMIT $1`, [LIMITS.mapListings]);
  }

  /**
   * A few random codes for the placeholder of the code search. They start at a random id and wrap around, so that the cost does not depend
   * on the number of listings.
   */
  async codes(): Promise<string[]> {
    const rows = await rowsOf<{ code: string }>(
      this.reads,
      `WITH start AS (SELECT (random() * max(listing_id))::int AS id FROM search),
            above AS (SELECT code FROM search WHERE listing_id >= (SELECT id FROM start) ORDER BY listing_id LIMIT $1),
            below AS (SELECT code FROM search WHERE listing_id < (SELECT id FROM start) ORDER BY listing_id LIMIT $1)
       SELECT code FROM (SELECT * FROM above UNION ALL SELECT * FROM below) AS codes LIMIT $1`,
      [LIMITS.codesSample],
    );
    return rows.map(({ code }) => code);
  }

  async directory(types: number[], page: PageRequest): Promise<{ cards: PublicCard[]; total: number }> {
    const { total } = await oneRow<{ total: number }>(
      this.reads,
      'SELECT count(*)::int AS total FROM search WHERE property_type = ANY($1)',
      [types],
    );
    const cards = await this.cards.select(
      `WHERE s.property_type = ANY($1) ORDER BY s.featured DESC, s.published_at DESC, s.listing_id DESC LIMIT $2 OFFSET $3`,
      [types, page.pageSize, offsetOf(page)],
    );
    return { cards, total };
  }
}
