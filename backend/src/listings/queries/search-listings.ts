import { Injectable } from '@nestjs/common';
import { stayOf } from '#common/filters/stay.js';
import type { SearchFilters } from '#common/rules/search-filters.js';
import type { SearchQuery } from '#common/rules/search-query.js';
import { LIMITS } from '#common/vocabulary/limits.js';
import { quotedStays } from '../domain/search-lead.js';
import { IndexFeed } from '../index/index-feed.js';
import { searchIndex } from '../index/index-search.js';
import { PublicCards, type PublicCard } from './public-cards.js';
import type { SearchContext } from './search-conditions.js';
import { SearchContexts } from './search-contexts.js';
import { SqlSearch, type Found, type ResultRange } from './sql-search.js';
import { StaySearch } from './stay-search.js';

export interface SearchResult extends Found {
  page: number;
  /** Whether prices of both currencies can be compared. */
  hasRate: boolean;
}

/** The search of the public site: from the memory index while it is current, else from the search rows. */
@Injectable()
export class SearchListings {
  constructor(
    private readonly cards: PublicCards,
    private readonly contexts: SearchContexts,
    private readonly feed: IndexFeed,
    private readonly rows: SqlSearch,
    private readonly stays: StaySearch,
  ) {}

  /**
   * Cards of one page, and how many listings there are in all.
   * @throws Problem 'invalid' for prices of both currencies that cannot be compared, because no rate is known
   */
  async execute({ code, filters, sort, page }: SearchQuery): Promise<SearchResult> {
    const size = page === null ? LIMITS.searchUnpaged : LIMITS.pageSize;
    const range = { sort, size, offset: ((page ?? 1) - 1) * size };
    const context = await this.contexts.of(filters, code ? 'recientes' : sort);
    const found = code ? await this.byCode(code) : await this.find(context, range);
    return { ...found, page: code ? 1 : (page ?? 1), hasRate: context.dollarRate !== null };
  }

  /** What a search finds, as far as a map can show it. @throws Problem as above */
  async onMap(filters: SearchFilters): Promise<PublicCard[]> {
    const range = { sort: 'recientes', size: LIMITS.mapListings, offset: 0 } as const;
    const { cards } = await this.find(await this.contexts.of(filters, range.sort), range);
    return cards.filter(({ facts }) => facts.latitude !== null);
  }

  private async find(context: SearchContext, range: ResultRange): Promise<Found> {
    const { filters } = context;
    const indexed = await this.feed.current();
    if (indexed) {
      const { ids, total, quotes } = searchIndex(indexed.index, indexed.quotes, { context, ...range });
      const stays = quotes && quotedStays(filters, quotes);
      return {
        cards: await this.cards.byIds(ids, { question: filters, ...(stays ? { stays } : {}) }),
        total,
      };
    }
    const stay = filters.operation === 'rental' ? stayOf(filters) : undefined;
    return stay ? this.stays.find(stay, { context, ...range }) : this.rows.find(context, range);
  }

  /** A former code finds its listing, which shows the code that it has now. */
  private async byCode(code: string): Promise<Found> {
    const cards = await this.cards.select(
      'WHERE s.code = $1 OR s.listing_id IN (SELECT listing_id FROM former_codes WHERE code = $1)',
      [code],
    );
    return { cards, total: cards.length };
  }
}
