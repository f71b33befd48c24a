import { Injectable } from '@nestjs/common';
import { amenitySlug } from '#common/listings/amenities/amenities.js';
import { slug } from '#common/kernel/text.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { Problem } from '#platform/process/problem.js';
import { countIndex, type IndexCounts } from '../index/index-counts.js';
import { IndexFeed } from '../index/index-feed.js';
import { SearchContexts } from '../questions/search-contexts.js';
import { SearchReferencesQuery } from '../questions/search-references.js';

/** Number of results for each choice of a search. Requires the memory index. */
@Injectable()
export class FilterCountsQuery {
  constructor(
    private readonly contexts: SearchContexts,
    private readonly feed: IndexFeed,
    private readonly references: SearchReferencesQuery,
  ) {}

  /** @throws Problem 'unavailable' while the index fills or lags; screens then show filters without counts */
  async execute(filters: SearchFilters): Promise<IndexCounts> {
    const context = await this.contexts.of(filters, 'recientes');
    const index = await this.feed.current(filters);
    if (!index) throw new Problem('unavailable', ERROR_MESSAGES.unavailable);
    const { amenities, zones } = await this.references.current();
    return countIndex(index, {
      context,
      amenities: amenities.map(({ id, name }) => ({ id, slug: amenitySlug(name) })),
      zones: zones.map(({ id, name }) => ({ id, slug: slug(name) })),
    });
  }
}
