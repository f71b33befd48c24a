import { LONGEST_SENTENCE } from '#common/search/sentence/rule.js';
import { Controller, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  countFilters,
  searchListings,
  suggestions,
  type SentenceQuery,
  type FilterCountsAnswer,
  type SentencesAnswer,
} from '#common/search/query/search-calls.js';
import { QueryReader, type QueryParams } from '#common/search/filters/query-reader.js';
import { SEARCH_PARAMETERS } from '#common/search/query/search-parameters.js';
import type { SentenceReading } from '#common/search/sentence/read-sentence.js';
import { askedFilters } from '#common/search/query/search-filters.js';
import { parseSearchQuery, type SearchQuery } from '#common/search/query/search-query.js';
import { searchOfSentence } from '#common/search/sentence/search-of-sentence.js';
import { Answers, AnswersItself, Asked } from '#platform/http/answers/answers.js';
import { Costly, CostlyLimiter } from '#platform/http/input/costly.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { sendJson } from '#platform/http/answers/send-json.js';
import { Cached } from '#platform/cache/response-caching.js';
import { Problem } from '#platform/process/problem.js';
import { FilterCountsQuery } from './filter-counts.js';
import { Sentences } from './sentences.js';
import { presentCounts } from './search.presenter.js';
import { WrittenResults } from './written-results.js';

/** The search of the public site (public-site.md §7). */
@Controller()
export class SearchController {
  constructor(
    private readonly answers: WrittenResults,
    private readonly counts: FilterCountsQuery,
    private readonly sentences: Sentences,
    private readonly limiter: CostlyLimiter,
  ) {}

  /** Returns a serialised `SearchAnswer`: from memory without waiting, otherwise subject to the limit on costly responses. */
  @Cached({ reads: SEARCH_PARAMETERS })
  @AnswersItself(searchListings)
  async find(
    @Query() params: QueryParams,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { query, reading } = await this.readSentence(params);
    sendJson(
      reply,
      (await this.limiter.instantly(request.ip, () => this.answers.atOnce(query, reading))) ??
        (await this.limiter.run('search', request.ip, () => this.answers.make(query, reading))),
    );
  }

  /** Number of results for each choice of each filter, and the histogram of prices. */
  @Cached({ reads: SEARCH_PARAMETERS })
  @Costly('search')
  @Answers(countFilters)
  async count(@Query() params: QueryParams): Promise<FilterCountsAnswer> {
    return presentCounts(await this.counts.execute(askedFilters(readQuery(params).filters)));
  }

  /** Completions of a sentence, from memory. */
  @Cached({ reads: ['frase'] })
  @Answers(suggestions)
  async suggest(@Asked() values: QueryValues<SentenceQuery>): Promise<SentencesAnswer> {
    return {
      success: true,
      frases: await this.sentences.suggest(values.text('frase', LONGEST_SENTENCE) ?? ''),
    };
  }

  /** The query, with what its `frase` says. */
  private async readSentence(
    params: QueryParams,
  ): Promise<{ query: SearchQuery; reading?: SentenceReading }> {
    const query = readQuery(params);
    const sentence = new QueryReader(params).one('frase', (text) => text);
    if (sentence === undefined) return { query: { ...query, filters: askedFilters(query.filters) } };
    const reading = await this.sentences.read(sentence);
    return {
      query: { ...searchOfSentence(reading, query, params), code: query.code ?? reading.code },
      reading,
    };
  }
}

/** @throws Problem 'invalid' with the faults by field */
function readQuery(params: QueryParams): SearchQuery {
  const parsed = parseSearchQuery(params);
  if ('errors' in parsed) throw Problem.invalid(parsed.errors);
  return parsed.query;
}
