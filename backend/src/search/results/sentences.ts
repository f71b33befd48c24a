import { Injectable } from '@nestjs/common';
import { ALL_FILTERS } from '#common/search/filters/all-filters.js';
import type { FilterNames } from '#common/search/filters/filter.js';
import { changeFilters, type SearchFilters } from '#common/search/query/search-filters.js';
import type { SearchQuery } from '#common/search/query/search-query.js';
import { readSentence, type SentenceReading } from '#common/search/sentence/read-sentence.js';
import { suggestSentences } from '#common/search/sentence/suggest.js';
import { formatDay } from '#common/kernel/time/days.js';
import { Season } from '../../pricing/public.js';
import { SearchReferencesQuery } from '../questions/search-references.js';

/** Reads sentences of visitors with today's date and the present catalogue. */
@Injectable()
export class Sentences {
  constructor(
    private readonly references: SearchReferencesQuery,
    private readonly season: Season,
  ) {}

  async suggest(sentence: string): Promise<string[]> {
    return suggestSentences(sentence, await this.names());
  }

  async read(sentence: string): Promise<SentenceReading> {
    const { calendar, today } = this.season.current();
    return readSentence(sentence, { calendar, today: formatDay(today), ...(await this.names()) });
  }

  private async names(): Promise<FilterNames> {
    const { amenities, zones } = await this.references.current();
    return { amenities: amenities.map(({ name }) => name), zones };
  }
}

/** The search of a sentence, with what the query itself says in place of what the sentence says. */
export function searchOf(
  { filters, code, sort }: SentenceReading,
  query: SearchQuery,
  isOperationAsked: boolean,
): SearchQuery {
  const asked = ALL_FILTERS.filter((one) => one.query.write(query.filters).length > 0);
  const fields = asked.flatMap(({ empty }) => Object.keys(empty)) as (keyof SearchFilters)[];
  const change = Object.fromEntries(fields.map((field) => [field, query.filters[field]]));
  return {
    ...query,
    code: query.code ?? code,
    filters: changeFilters(
      filters,
      isOperationAsked ? { ...change, operation: query.filters.operation } : change,
    ),
    sort: query.sort === 'recientes' ? (sort ?? query.sort) : query.sort,
  };
}
