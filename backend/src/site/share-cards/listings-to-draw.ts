import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { emptyFilters } from '#common/search/query/search-filters.js';
import { OPERATION_IDS } from '#common/kernel/operations.js';
import { AVERAGED_PERIODS, type PeriodId } from '#common/pricing/periods.js';
import { cardContent, type CardContent } from './card-content.js';
import { FewListings, type FewSearched, type FoundListing } from '../../search/public.js';

/** Reads what cards of public listings show. */
@Injectable()
export class ListingsToDraw {
  constructor(
    private readonly database: DataSource,
    private readonly listings: FewListings,
  ) {}

  /** By listing id; listings that are not public are left out. */
  async contents(ids: readonly number[]): Promise<Map<number, CardContent>> {
    const few = await this.listings.of(this.database, ids);
    const found = OPERATION_IDS.flatMap((operation): FoundListing[] => few.matching(emptyFilters(operation)));
    const months = AVERAGED_PERIODS.map((period) => ({ period, free: freeIn(few, period) }));
    const monthsOf = (id: number) => months.filter(({ free }) => free.has(id)).map(({ period }) => period);
    return new Map(
      found.map((listing) => {
        const { id } = listing.facts;
        return [id, cardContent({ ...listing, freeIn: monthsOf(id) })];
      }),
    );
  }
}

/** Ids of the listings with a free price for some of the period. */
function freeIn(few: FewSearched, period: PeriodId): ReadonlySet<number> {
  const free = few.matching({ ...emptyFilters('rental'), period, free: true });
  return new Set(free.map(({ facts }) => facts.id));
}
