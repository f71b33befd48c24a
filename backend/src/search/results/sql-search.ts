import { Injectable } from '@nestjs/common';
import type { SortOrder } from '#common/search/query/search-filters.js';
import { VisitorReads } from '#platform/database/replica/visitor-reads.js';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import { SqlBuilder } from '#platform/database/sql-builder.js';
import { PublicCards, type PublicCard } from '../cards/public-cards.js';
import { addConditions, matchesOf, orderBy, type SearchContext } from '../questions/search-conditions.js';

export interface Found {
  cards: PublicCard[];
  total: number;
}

export interface ResultRange {
  sort: SortOrder;
  size: number;
  offset: number;
}

/** Searches without dates on the search rows: the fallback while the memory index is unavailable, and the reference for its tests. */
@Injectable()
export class SqlSearch {
  constructor(
    private readonly reads: VisitorReads,
    private readonly cards: PublicCards,
  ) {}

  async find(context: SearchContext, { sort, size, offset }: ResultRange): Promise<Found> {
    const { filters } = context;
    const sql = new SqlBuilder();
    addConditions(sql, matchesOf(filters), context);
    const order = orderBy(sort, sql, context);
    // One pass counts and sorts: a condition on lead prices has no index, so each pass reads most listings. Without card columns it moves less
    // data.
    const page = await rowsOf<{ id: number; total: number }>(
      this.reads,
      `SELECT s.listing_id AS id, (count(*) OVER ())::int AS total FROM search s WHERE ${sql.text}
       ORDER BY ${order} LIMIT ${sql.value(size)} OFFSET ${sql.value(offset)}`,
      sql.values,
    );
    const total = page[0]?.total ?? (offset > 0 ? await this.count(context) : 0);
    const cards = await this.cards.byIds(
      page.map(({ id }) => id),
      { question: filters },
    );
    return { cards, total };
  }

  /** The number of results, for a page after the last one. */
  private async count(context: SearchContext): Promise<number> {
    const sql = new SqlBuilder();
    addConditions(sql, matchesOf(context.filters), context);
    const { total } = await oneRow<{ total: number }>(
      this.reads,
      `SELECT count(*)::int AS total FROM search s WHERE ${sql.text}`,
      sql.values,
    );
    return total;
  }
}
