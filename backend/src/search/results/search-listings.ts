import { Injectable } from '@nestjs/common';
import type { SortOrder } from '#common/search/query/search-filters.js';
import type { SentenceReading } from '#common/search/sentence/read-sentence.js';
import type { SearchQuery } from '#common/search/query/search-query.js';
import { openStayOf } from '#common/search/filters/open-stay-fault.js';
import { LIMITS, INTERNAL_LIMITS } from '#common/kernel/limits.js';
import { IndexFeed } from '../index/index-feed.js';
import { findInIndex, findInIndexAtOnce, type FoundPlaces } from '../index/find-in-index.js';
import type { PricedIndex } from '../index/priced-index.js';
import type { CardsInIndex } from '../cards/cards-in-index.js';
import { PublicCards, type PublicCard } from '../cards/public-cards.js';
import type { SearchContext } from '../questions/search-conditions.js';
import { SearchContexts } from '../questions/search-contexts.js';
import { SqlSearch, type Found, type ResultRange } from './sql-search.js';
import { StaySearch } from './stay-search.js';
import { ANY_PRICE, peopleOf } from '../../listings/rows/public.js';

interface Page {
  total: number;
  page: number;
  /** Whether prices of both currencies can be compared. */
  hasRate: boolean;
  /** What a sentence was read as. */
  reading?: SentenceReading;
}

export type ResultOfRows = Page & { cards: PublicCard[] };

/** One page of results: its cards, or their places in the memory index. */
export type SearchResult = ResultOfRows | (Page & { found: CardsInIndex });

/** The public search: from the memory index while it is current, otherwise from the search rows. */
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
   * The result from memory; undefined if it requires a query or a long computation, which `execute` does.
   * @throws Problem 'invalid' if prices of both currencies cannot be compared, because no rate is known
   */
  atOnce(query: SearchQuery): SearchResult | undefined {
    const index = this.feed.now(query.filters);
    const context = index && this.contexts.now(query.filters, sortOf(query));
    if (!context) return undefined;
    if (query.code) return resultOfCode(index, query.code, context);
    const found = findInIndexAtOnce(index, { context, ...rangeOf(query) });
    return found && resultOf(index, found, { query, context });
  }

  /**
   * Cards of one page, and the total number of results.
   * @throws Problem 'invalid' if prices of both currencies cannot be compared, because no rate is known
   */
  async execute(query: SearchQuery): Promise<SearchResult> {
    const index = await this.feed.current(query.filters);
    if (!index) return this.fromRows(query);
    const context = await this.contexts.of(query.filters, sortOf(query));
    if (query.code) return resultOfCode(index, query.code, context) ?? this.fromRows(query);
    return resultOf(index, await findInIndex(index, { context, ...rangeOf(query) }), { query, context });
  }

  async ids(query: SearchQuery): Promise<number[]> {
    const result = await this.execute(query);
    if (!('found' in result)) return result.cards.map(({ facts }) => facts.id);
    const { index, places } = result.found;
    return places.map((place) => index.idAt(place));
  }

  /** As `execute`, without the index. */
  async fromRows(query: SearchQuery): Promise<ResultOfRows> {
    const { code, filters, page } = query;
    const context = await this.contexts.of(filters, sortOf(query));
    const hasRate = context.dollarRate !== null;
    if (code) return { ...(await this.byCode(code)), page: 1, hasRate };
    return { ...(await this.find(context, rangeOf(query))), page: page ?? 1, hasRate };
  }

  private find(context: SearchContext, range: ResultRange): Promise<Found> {
    return context.stays.length > 0 ? this.stays.find({ context, ...range }) : this.rows.find(context, range);
  }

  /** A former code finds its listing, which shows its current code. */
  private async byCode(code: string): Promise<Found> {
    const cards = await this.cards.select(
      'WHERE s.code = $1 OR s.listing_id IN (SELECT listing_id FROM former_codes WHERE code = $1)',
      [code],
    );
    return { cards, total: cards.length };
  }
}

/** A search by code has no order. */
function sortOf({ code, sort }: SearchQuery): SortOrder {
  return code ? 'recientes' : sort;
}

/** Undefined for a code that no listing in the index has: a former code, which the rows find, or an unknown one. */
function resultOfCode(
  { index }: PricedIndex,
  code: string,
  { dollarRate }: SearchContext,
): SearchResult | undefined {
  const place = index.codes.placeOf(code);
  if (place === undefined) return undefined;
  const found = { index, places: [place], question: ANY_PRICE };
  return { found, total: 1, page: 1, hasRate: dollarRate !== null };
}

function rangeOf({ sort, page }: SearchQuery): ResultRange {
  const size = page === null ? INTERNAL_LIMITS.searchUnpaged : LIMITS.pageSize;
  return { sort, size, offset: ((page ?? 1) - 1) * size };
}

function resultOf(
  { index }: PricedIndex,
  { places, total, quoteAt }: FoundPlaces,
  { query: { filters, page }, context }: { query: SearchQuery; context: SearchContext },
): SearchResult {
  const people = peopleOf(filters);
  const isOpen = openStayOf(filters) !== undefined;
  return {
    found: {
      index,
      places,
      question: filters,
      ...(quoteAt ? { stays: { asked: context.stays, people, isChosen: isOpen, quoteAt } } : {}),
    },
    total,
    page: page ?? 1,
    hasRate: context.dollarRate !== null,
  };
}
