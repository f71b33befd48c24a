import { Injectable, type OnModuleInit } from '@nestjs/common';
import { parameterName } from '#common/kernel/calls/known-parameters.js';
import type { QueryParams } from '#common/search/filters/query-reader.js';
import { searchListings } from '#common/search/query/search-calls.js';
import { askedFilters } from '#common/search/query/search-filters.js';
import { parseSearchQuery, type SearchQuery } from '#common/search/query/search-query.js';
import type { SentenceReading } from '#common/search/sentence/read-sentence.js';
import { ResponseCache } from '#platform/cache/response-cache.js';
import { SearchListings, type ResultOfRows, type SearchResult } from './search-listings.js';
import { framedCards } from '../cards/framed-cards.js';
import { presentSearch } from './search.presenter.js';
import { WrittenCards } from '../cards/written-cards.js';

/** Serialised search responses. Cards that the memory index found are concatenated from cached bytes. */
@Injectable()
export class WrittenResults implements OnModuleInit {
  constructor(
    private readonly search: SearchListings,
    private readonly cards: WrittenCards,
    private readonly cache: ResponseCache,
  ) {}

  onModuleInit(): void {
    this.cache.makeAtOnce(searchListings.path, (params) => this.fromParameters(params));
  }

  /** Response without reading from the database; undefined if that is not possible. */
  atOnce(query: SearchQuery, reading?: SentenceReading): Buffer | undefined {
    const result = this.search.atOnce(query);
    if (!result) return undefined;
    if ('cards' in result) return this.written({ ...result, reading });
    return withCards({ ...result, reading }, this.cards.join(result.found));
  }

  async make(query: SearchQuery, reading?: SentenceReading): Promise<Buffer> {
    // `write` returns undefined if listings change while their cards are read. After the second time, the search rows answer.
    for (let attempt = 0; attempt < 2; attempt++) {
      const answer = await this.write({ ...(await this.search.execute(query)), reading });
      if (answer) return answer;
    }
    return this.written({ ...(await this.search.fromRows(query)), reading });
  }

  /** Response of cards that were read from the search rows. */
  written(result: ResultOfRows): Buffer {
    return Buffer.from(JSON.stringify(presentSearch(result)));
  }

  /**
   * Response for which cards are read from the database if they are not in memory.
   * @returns undefined if listings changed while their cards were read; the search must then be repeated
   */
  async write(result: SearchResult): Promise<Buffer | undefined> {
    if ('cards' in result) return this.written(result);
    return withCards(result, await this.cards.read(result.found));
  }

  /** Undefined for faults, and for a sentence, whose meaning may change with the catalogue: the route answers them. */
  private fromParameters(params: QueryParams): Buffer | undefined {
    if (Object.keys(params).some((name) => parameterName(name) === 'frase')) return undefined;
    const parsed = parseSearchQuery(params);
    if ('errors' in parsed) return undefined;
    return this.atOnce({ ...parsed.query, filters: askedFilters(parsed.query.filters) });
  }
}

function withCards(result: SearchResult, cards: Buffer | undefined): Buffer | undefined {
  return cards && framedCards(presentSearch({ ...result, cards: [] }), cards);
}
