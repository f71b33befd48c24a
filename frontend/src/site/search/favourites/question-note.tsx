import type { SearchFilters } from '#common/search/query/search-filters.js';
import { questionWords } from '#common/search/query/search-words.js';

/** Dates and people with which the sheets are opened and compared; nothing without them. */
export function QuestionNote({ question }: { question: SearchFilters }) {
  const words = questionWords(question);
  return words && <p className="text-ink-soft">Las fichas se abren con los precios {words}.</p>;
}
