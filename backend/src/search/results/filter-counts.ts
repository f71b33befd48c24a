import { Injectable } from '@nestjs/common';
import { amenitySlug } from '#common/listings/amenities/amenities.js';
import { slug } from '#common/kernel/text.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { appliedFilters } from '#common/search/query/applied-filters.js';
import { changeFilters, type SearchFilters } from '#common/search/query/search-filters.js';
import { Problem } from '#platform/process/problem.js';
import { countIndex, type IndexCounts } from '../index/index-counts.js';
import { IndexFeed } from '../index/index-feed.js';
import { SearchContexts } from '../questions/search-contexts.js';
import { SearchReferencesQuery, type SearchReferences } from '../questions/search-references.js';
import { SearchListings } from './search-listings.js';

export interface SearchCounts extends IndexCounts {
  /** Results without each filter, by the text of its chip; only for a search that finds nothing. */
  without?: Record<string, number>;
}

/** Number of results for each choice of a search. Requires the memory index. */
@Injectable()
export class FilterCountsQuery {
  constructor(
    private readonly contexts: SearchContexts,
    private readonly feed: IndexFeed,
    private readonly references: SearchReferencesQuery,
    private readonly search: SearchListings,
  ) {}

  /** @throws Problem 'unavailable' while the index fills or lags; screens then show filters without counts */
  async execute(filters: SearchFilters): Promise<SearchCounts> {
    const context = await this.contexts.of(filters, 'recientes');
    const index = await this.feed.current(filters);
    if (!index) throw new Problem('unavailable', ERROR_MESSAGES.unavailable);
    const references = await this.references.current();
    const { amenities, zones } = references;
    const counts = await countIndex(index, {
      context,
      amenities: amenities.map(({ id, name }) => ({ id, slug: amenitySlug(name) })),
      zones: zones.map(({ id, name }) => ({ id, slug: slug(name) })),
    });
    if ((await this.total(filters)) > 0) return counts;
    return { ...counts, without: await this.withoutEach(filters, references) };
  }

  private async withoutEach(filters: SearchFilters, { amenities, zones }: SearchReferences) {
    const names = { amenities: amenities.map(({ name }) => name), zones };
    const without: Record<string, number> = {};
    for (const chip of appliedFilters(filters, names)) {
      const count = this.total(changeFilters(filters, chip.without));
      without[chip.label] = await count.catch(nothingIfRefused);
    }
    return without;
  }

  private async total(filters: SearchFilters): Promise<number> {
    return (await this.search.execute({ filters, code: null, sort: 'recientes', page: 1 })).total;
  }
}

/** A search that has to ask for a currency first finds nothing. */
function nothingIfRefused(error: unknown): number {
  if (error instanceof Problem && error.kind === 'invalid') return 0;
  throw error;
}
