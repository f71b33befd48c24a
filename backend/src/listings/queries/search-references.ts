import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rowOf } from '#platform/database/rows.js';
import { ContentFeed } from '#platform/kept/content-feed.js';
import { KeptReading } from '#platform/kept/kept-reading.js';
import { Amenities, type Amenity } from '../../amenities/public.js';

/** What searches and cards need to know beside the listings. */
export interface SearchReferences {
  /** The last known rate, by which prices of both currencies are compared; null while none has ever been known. */
  dollarRate: number | null;
  /** The catalogue, by id. */
  amenities: readonly Amenity[];
  amenityNames: ReadonlyMap<number, string>;
}

/** Reads the rate and the catalogue of amenities, and keeps them until something public changes. Asks no outside source. */
@Injectable()
export class SearchReferencesQuery {
  private readonly reading: KeptReading<SearchReferences>;

  constructor(
    private readonly database: DataSource,
    private readonly amenities: Amenities,
    content: ContentFeed,
  ) {
    this.reading = new KeptReading(content, () => this.read());
  }

  /** At once; undefined where they have to be read first. */
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
    };
  }
}
