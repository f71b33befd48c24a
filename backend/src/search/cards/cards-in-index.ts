import type { StayQuote, Stay } from '#common/pricing/stays/stay.js';
import type { ListingIndex } from '../index/listing-index.js';
import type { PriceQuestion } from '../../listings/rows/public.js';

/** Cards of listings in the memory index. */
export interface CardsInIndex {
  index: ListingIndex;
  places: readonly number[];
  /** Part of the season and currency of the lead prices. */
  question: PriceQuestion;
  /** The stay with its quotes, if the search has dates. */
  stays?: {
    stay: Stay;
    people: number | null;
    /** Null for a listing that is not let by the season. */
    quoteAt: (place: number) => StayQuote | null;
  };
}
