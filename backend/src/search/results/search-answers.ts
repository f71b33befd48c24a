import { Injectable } from '@nestjs/common';
import type { ResultOfRows, SearchResult } from './search-listings.js';
import { framedCards } from '../cards/framed-cards.js';
import { presentSearch } from './search.presenter.js';
import { WrittenCards } from '../cards/written-cards.js';

/** Serialises search responses. Cards that the memory index found are concatenated from cached bytes. */
@Injectable()
export class SearchAnswers {
  constructor(private readonly cards: WrittenCards) {}

  /** Response without reading from the database; undefined if cards have to be read first. */
  atOnce(result: SearchResult): Buffer | undefined {
    if ('cards' in result) return this.written(result);
    return withCards(result, this.cards.join(result.found));
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
}

function withCards(result: SearchResult, cards: readonly Buffer[] | undefined): Buffer | undefined {
  return cards && framedCards(presentSearch({ ...result, cards: [] }), cards);
}
