import { Injectable } from '@nestjs/common';
import type { FilterNames } from '#common/search/filters/filter.js';
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
