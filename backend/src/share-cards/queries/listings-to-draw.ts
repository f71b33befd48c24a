import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { emptyFilters } from '#common/rules/search-filters.js';
import { OPERATION_IDS } from '#common/vocabulary/operations.js';
import { FewListings, type FoundListing } from '../../listings/public.js';
import { cardContent, type CardContent } from '../domain/card-content.js';

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
    return new Map(found.map((listing) => [listing.facts.id, cardContent(listing)]));
  }
}
