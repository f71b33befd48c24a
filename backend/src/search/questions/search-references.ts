import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { KnownAmenity } from '#common/listings/amenities/amenities.js';
import { rowOf } from '#platform/database/rows.js';
import { ContentFeed } from '#platform/database/replica/content-feed.js';
import { CachedValue } from '#platform/cache/cached-value.js';
import { Amenities } from '../../listings/amenities/public.js';
import { Zones } from '../../listings/zones/public.js';
import type { Zone } from '#common/listings/zones/zones.js';

/** Reference data of searches and cards. */
export interface SearchReferences {
  /** The last known exchange rate, for comparing prices of both currencies; null until one is known. */
  dollarRate: number | null;
  /** The amenity catalogue, by id. */
  amenities: readonly KnownAmenity[];
  amenityNames: ReadonlyMap<number, string>;
  zones: readonly Zone[];
}

/** Reads exchange rate, amenity catalogue and zones, and caches them until public content changes. Sends no request to an outside service. */
@Injectable()
export class SearchReferencesQuery {
  private readonly reading: CachedValue<SearchReferences>;

  constructor(
    private readonly database: DataSource,
    private readonly amenities: Amenities,
    private readonly zones: Zones,
    content: ContentFeed,
  ) {
    this.reading = new CachedValue(content, () => this.read());
  }

  /** The cached value, synchronously; undefined if it must be read first. */
  now(): SearchReferences | undefined {
    return this.reading.now();
  }

  current(): Promise<SearchReferences> {
    return this.reading.current();
  }

  private async read(): Promise<SearchReferences> {
    const amenities = await this.amenities.all();
    const rate = await rowOf<{ value: string }>(
      this.database,
      `SELECT value FROM offered_exchange_rates WHERE currency = 'USD'`,
    );
    return {
      dollarRate: rate ? Number(rate.value) : null,
      amenities,
      amenityNames: new Map(amenities.map(({ id, name }) => [id, name])),
      zones: await this.zones.all(),
    };
  }
}
