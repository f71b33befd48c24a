import { operationFromName } from '../../kernel/operations.js';
import { ALL_FILTERS } from '../filters/all-filters.js';
import { QueryReader, type QueryParams } from '../filters/query-reader.js';
import { changeFilters, type SearchFilters } from '../query/search-filters.js';
import type { SearchQuery } from '../query/search-query.js';
import type { SentenceReading } from './read-sentence.js';

/** The search of a sentence, with what the query itself says in place of what the sentence says. */
export function searchOfSentence<Search extends Pick<SearchQuery, 'filters' | 'sort'>>(
  { filters, sort }: Pick<SentenceReading, 'filters' | 'sort'>,
  query: Search,
  params: QueryParams,
): Search {
  const asked = ALL_FILTERS.filter((one) => one.query.write(query.filters).length > 0);
  const fields = asked.flatMap(({ empty }) => Object.keys(empty)) as (keyof SearchFilters)[];
  const isOperationAsked = new QueryReader(params).one('operacion', operationFromName) !== undefined;
  const change = Object.fromEntries(
    [...fields, ...(isOperationAsked ? (['operation'] as const) : [])].map((field) => [
      field,
      query.filters[field],
    ]),
  );
  return {
    ...query,
    filters: changeFilters(filters, change),
    sort: query.sort === 'recientes' ? (sort ?? query.sort) : query.sort,
  };
}
