import type { StayQuote } from '#common/rules/stay-quote.js';
import type { Stay } from '#common/rules/stay.js';
import type { PriceQuestion } from '../domain/search-lead.js';
import type { ListingIndex } from '../index/listing-index.js';

/** Cards to be shown of listings in the memory index. */
export interface CardsInIndex {
  index: ListingIndex;
  places: readonly number[];
  /** What their prices are wanted for. */
  question: PriceQuestion;
  /** Where the question has dates. */
  stays?: {
    stay: Stay;
    people: number | null;
    /** Null for a listing that is not let by the season. */
    quoteAt: (place: number) => StayQuote | null;
  };
}
