import { Injectable } from '@nestjs/common';
import { STAY_MESSAGES } from '#common/messages/stay.js';
import type { SearchFilters, SortOrder } from '#common/rules/search-filters.js';
import { Problem } from '#platform/problems/problem.js';
import { Amenities } from '../../amenities/public.js';
import { DollarRateOfPrices } from './dollar-rate-of-prices.js';
import { comparesCurrencies, type SearchContext } from './search-conditions.js';

/** Looks up what a search needs beside its filters. */
@Injectable()
export class SearchContexts {
  constructor(
    private readonly amenities: Amenities,
    private readonly rates: DollarRateOfPrices,
  ) {}

  /** @throws Problem 'invalid' for prices of both currencies that cannot be compared, because no rate is known */
  async of(filters: SearchFilters, sort: SortOrder): Promise<SearchContext> {
    const dollarRate = await this.rates.current();
    if (dollarRate === null && comparesCurrencies(filters, sort))
      throw Problem.invalid({ moneda: [STAY_MESSAGES.currencyFirst] }, STAY_MESSAGES.currencyFirst);
    return { filters, dollarRate, amenityIds: await this.amenities.resolve(filters.amenities) };
  }
}
