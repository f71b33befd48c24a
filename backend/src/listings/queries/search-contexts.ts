import { Injectable } from '@nestjs/common';
import { STAY_MESSAGES } from '#common/messages/stay.js';
import type { SearchFilters, SortOrder } from '#common/rules/search-filters.js';
import { Problem } from '#platform/problems/problem.js';
import { resolveAmenities } from '../../amenities/public.js';
import { comparesCurrencies, type SearchContext } from './search-conditions.js';
import { SearchReferencesQuery, type SearchReferences } from './search-references.js';

/** Loads the context of a search. */
@Injectable()
export class SearchContexts {
  constructor(private readonly references: SearchReferencesQuery) {}

  /** @throws Problem 'invalid' if prices of both currencies cannot be compared, because no rate is known */
  async of(filters: SearchFilters, sort: SortOrder): Promise<SearchContext> {
    return contextOf(filters, sort, await this.references.current());
  }

  /** As `of`, synchronously; undefined if data must be read first. */
  now(filters: SearchFilters, sort: SortOrder): SearchContext | undefined {
    const references = this.references.now();
    return references && contextOf(filters, sort, references);
  }
}

function contextOf(
  filters: SearchFilters,
  sort: SortOrder,
  { dollarRate, amenities }: SearchReferences,
): SearchContext {
  if (dollarRate === null && comparesCurrencies(filters, sort))
    throw Problem.invalid({ moneda: [STAY_MESSAGES.currencyFirst] }, STAY_MESSAGES.currencyFirst);
  return { filters, dollarRate, amenityIds: resolveAmenities(amenities, filters.amenities) };
}
