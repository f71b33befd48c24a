import { Injectable } from '@nestjs/common';
import {
  namedAmenity,
  presentAmenitySlugs,
  type KnownAmenity,
} from '#common/listings/amenities/amenities.js';
import { namedZones, presentPlaces, type KnownZone } from '#common/listings/zones/zones.js';
import type { LeadPrice } from '#common/pricing/lead-price.js';
import type { PackedTerms } from '#common/pricing/stays/stay-terms.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { searchWords } from '#common/search/query/search-words.js';
import { rowOf, rowsOf, type Database } from '#platform/database/rows.js';
import { Amenities, resolveAmenities } from '../../listings/amenities/public.js';
import { Zones } from '../../listings/zones/public.js';
import { Season } from '../../pricing/public.js';
import { INDEX_ROW, readIndexRow } from './index-rows.js';
import { MatchSets } from './match-sets.js';
import { PricedIndex } from './priced-index.js';
import { comparesCurrencies } from '../questions/search-conditions.js';
import { staysAsked, zoneIdsOf } from '../questions/search-contexts.js';
import {
  unpackPrices,
  type PackedPrice,
  type CardFacts,
  leadFor,
  quotedStays,
} from '../../listings/rows/public.js';

/** A listing that a search finds, with its price for the search. */
export interface FoundListing {
  facts: CardFacts;
  lead: LeadPrice;
}

interface StoredListing {
  row: unknown[];
  facts: CardFacts;
  prices: PackedPrice[];
  stayTerms: PackedTerms;
}

/** Searches among a few public listings with the rules of the memory index, for processes without the full index. */
@Injectable()
export class FewListings {
  constructor(
    private readonly season: Season,
    private readonly amenities: Amenities,
    private readonly zones: Zones,
  ) {}

  /** Reads the public ones among the listings. */
  async of(database: Database, ids: readonly number[]): Promise<FewSearched> {
    const stored = await rowsOf<StoredListing>(
      database,
      `SELECT ${INDEX_ROW} AS row, s.facts, s.rental_prices AS prices, s.stay_terms AS "stayTerms" FROM search s WHERE s.listing_id = ANY($1)
       ORDER BY array_position($1::int[], s.listing_id)`,
      [ids],
    );
    const rate = await rowOf<{ value: string }>(
      database,
      `SELECT value FROM offered_exchange_rates WHERE currency = 'USD'`,
    );
    return new FewSearched(stored, {
      season: this.season,
      amenities: await this.amenities.all(),
      zones: await this.zones.all(),
      dollarRate: rate ? Number(rate.value) : null,
    });
  }
}

interface Context {
  season: Season;
  amenities: readonly KnownAmenity[];
  zones: readonly KnownZone[];
  dollarRate: number | null;
}

/** The listings, ready to be searched any number of times. */
export class FewSearched {
  private readonly from: PricedIndex;

  constructor(
    private readonly stored: readonly StoredListing[],
    private readonly context: Context,
  ) {
    this.from = new PricedIndex(() => context.season.calendar);
    for (const { row } of stored) this.from.index.put(readIndexRow(row));
  }

  get facts(): CardFacts[] {
    return this.stored.map(({ facts }) => facts);
  }

  /** The listings that the search finds. Empty if prices of both currencies would have to be compared and no exchange rate is known. */
  matching(filters: SearchFilters): FoundListing[] {
    const { season, dollarRate } = this.context;
    if (dollarRate === null && comparesCurrencies(filters, 'recientes')) return [];
    const { index } = this.from;
    const sets = this.sets(filters);
    const found = sets.found();
    return this.stored.flatMap(({ facts, prices, stayTerms }): FoundListing[] => {
      const place = index.placeOf(facts.id)!;
      if (!found.has(place)) return [];
      const quotes = sets.quotes && new Map([[facts.id, sets.quotes.quoteAt(place)]]);
      const stay = quotes && (quotedStays(this.readable(filters), quotes).get(facts.id) ?? null);
      const lead = leadFor({ ...facts, rentalPrices: unpackPrices(prices), stayTerms }, filters, {
        season: season.current(),
        dollarRate,
        ...(stay === undefined ? {} : { stay }),
      });
      return [{ facts, lead }];
    });
  }

  /** The search with its amenities and zones by id, for storing: it stays the same when one is renamed. */
  storable(filters: SearchFilters): SearchFilters {
    const idOf = (wanted: string): string =>
      String(namedAmenity(this.context.amenities, wanted)?.id ?? wanted);
    const zones = filters.zones.flatMap((wanted) => {
      const named = namedZones(this.context.zones, wanted, filters.towns);
      return named.length > 0 ? named.map(({ id }) => String(id)) : [wanted];
    });
    return { ...filters, zones, amenities: filters.amenities.map(idOf) };
  }

  /** The search with its amenities and zones by their present names, as its address shows it. */
  readable(filters: SearchFilters): SearchFilters {
    const { amenities, zones } = this.context;
    return {
      ...filters,
      ...presentPlaces(zones, filters),
      amenities: presentAmenitySlugs(amenities, filters.amenities),
    };
  }

  /** The search in words, with the names of its amenities. */
  words(filters: SearchFilters): string {
    const { amenities, zones } = this.context;
    return searchWords(this.readable(filters), { amenities: amenities.map(({ name }) => name), zones });
  }

  /** Whether the search finds any of them; faster than `matching`, for many searches. */
  meets(filters: SearchFilters): boolean {
    if (this.context.dollarRate === null && comparesCurrencies(filters, 'recientes')) return false;
    return this.sets(filters).found().size > 0;
  }

  private sets(filters: SearchFilters): MatchSets {
    const { amenities, zones, dollarRate, season } = this.context;
    return new MatchSets(this.from, {
      filters: this.readable(filters),
      dollarRate,
      amenityIds: resolveAmenities(amenities, filters.amenities),
      zoneIds: zoneIdsOf(zones, filters),
      stays: staysAsked(filters, season.current()),
    });
  }
}
