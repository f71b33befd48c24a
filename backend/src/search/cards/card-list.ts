import type { ListedPlaces } from '../index/listed-places.js';
import type { ListingIndex } from '../index/listing-index.js';
import type { PublicCard } from './public-cards.js';

/** Cards of a list, and how many listings it has on all its pages. */
export interface ListedCards {
  cards: PublicCard[];
  total: number;
}

/** A list of cards that both the memory index and the search rows can answer, with the same result. */
export interface CardList {
  /** Undefined if the list depends on something that the index does not contain; the rows answer then. */
  fromIndex(index: ListingIndex): ListedPlaces | undefined;
  fromRows(): Promise<ListedCards>;
}
