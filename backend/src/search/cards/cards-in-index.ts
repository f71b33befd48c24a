import type { ChosenStay } from '#common/pricing/stays/open-stay.js';
import type { Stay } from '#common/pricing/stays/stay.js';
import type { ListingIndex } from '../index/listing-index.js';
import type { PriceQuestion } from '../../listings/rows/public.js';

/** Cards of listings in the memory index. */
export interface CardsInIndex {
  index: ListingIndex;
  places: readonly number[];
  /** Part of the season and currency of the lead prices. */
  question: PriceQuestion;
  /** The stays that the search asks for, if any, with the quote of the best one. */
  stays?: {
    asked: readonly Stay[];
    people: number | null;
    isChosen: boolean;
    /** Null for a listing that is not let by the season. */
    quoteAt: (place: number) => ChosenStay | null;
  };
}
