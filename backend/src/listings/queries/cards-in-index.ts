import type { StayQuote } from '#common/rules/stay-quote.js';
import type { Stay } from '#common/rules/stay.js';
import type { PriceQuestion } from '../domain/search-lead.js';
import type { ListingIndex } from '../index/listing-index.js';

/** Cards of listings in the memory index. */
export interface CardsInIndex {
  index: ListingIndex;
  places: readonly number[];
  /** Question that the prices answer. */
  question: PriceQuestion;
  /** If the question has dates. */
  stays?: {
    stay: Stay;
    people: number | null;
    /** Null for a listing that is not let by the season. */
    quoteAt: (place: number) => StayQuote | null;
  };
}
