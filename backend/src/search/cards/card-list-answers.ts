import { Injectable } from '@nestjs/common';
import type { ListingCardWire } from '#common/search/cards/card-calls.js';
import { IndexFeed } from '../index/index-feed.js';
import type { CardList } from './card-list.js';
import { framedCards } from './framed-cards.js';
import { presentCard } from './card.presenter.js';
import { WrittenCards } from './written-cards.js';
import { ANY_PRICE } from '../../listings/rows/public.js';

/** Attempts with the memory index; listings may change while their cards are read. */
const ATTEMPTS = 2;

/** Builds a response from its cards and the number of listings on all pages. The cards must be its first list (`framedCards`). */
type Present<Answer> = (cards: ListingCardWire[], total: number) => Answer;

/** Serialises lists of cards, from the memory index while it is current, otherwise from the search rows. */
@Injectable()
export class CardListAnswers {
  constructor(
    private readonly feed: IndexFeed,
    private readonly cards: WrittenCards,
  ) {}

  async write<Answer>(list: CardList, present: Present<Answer>): Promise<Buffer> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const answer = await this.fromIndex(list, present);
      if (answer) return answer;
    }
    return this.fromRows(list, present);
  }

  /** Undefined if the index cannot answer, or if listings changed while their cards were read. */
  async fromIndex<Answer>(list: CardList, present: Present<Answer>): Promise<Buffer | undefined> {
    const index = (await this.feed.current())?.index;
    const listed = index && list.fromIndex(index);
    if (!listed) return undefined;
    const found = { index, places: listed.places, question: ANY_PRICE };
    const cards = this.cards.join(found) ?? (await this.cards.read(found));
    return cards && framedCards(present([], listed.total), cards);
  }

  async fromRows<Answer>(list: CardList, present: Present<Answer>): Promise<Buffer> {
    const { cards, total } = await list.fromRows();
    return Buffer.from(JSON.stringify(present(cards.map(presentCard), total)));
  }
}
