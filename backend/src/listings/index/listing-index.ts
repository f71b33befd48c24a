import { ATTRIBUTES, type CountedAttribute, type FlagAttribute } from '#common/attributes/all-attributes.js';
import type { FlagFact } from '#common/filters/match.js';
import type { RentalPrice } from '#common/rules/prices.js';
import type { Operation } from '#common/vocabulary/operations.js';
import type { LeadColumns } from '../domain/lead-columns.js';
import { unpackPrices, type PackedPrice } from '../domain/packed-prices.js';
import { Bitset } from './bitset.js';
import { LeadStore } from './lead-store.js';
import { NewestFirst } from './newest-first.js';
import { NumberColumn } from './number-column.js';

/** What the index holds of a listing: the columns of its search row. */
export interface IndexedListing
  extends LeadColumns, Record<CountedAttribute, number | null>, Record<FlagAttribute, boolean> {
  listingId: number;
  operation: Operation;
  propertyType: number;
  town: string;
  amenities: number[];
  featured: boolean;
  /** Microseconds since 1970. */
  publishedAt: number;
  latitude: number | null;
  longitude: number | null;
  rentalPrices: PackedPrice[];
}

const COUNTS = ATTRIBUTES.filter(({ kind }) => kind === 'count').map(({ name }) => name);
const FLAGS = ATTRIBUTES.filter(({ kind }) => kind === 'flag').map(({ name }) => name);

/**
 * Public listings in memory: for each value of each filter the set of places that have it. A place is a number that a listing keeps as long
 * as it is public (docs/search.md, Index).
 */
export class ListingIndex {
  readonly all = new Bitset();
  readonly newest = new NewestFirst();
  readonly leads = new LeadStore();
  readonly latitudes = new NumberColumn();
  readonly longitudes = new NumberColumn();
  readonly people = new NumberColumn();
  private readonly sets = new Map<string, Bitset>();
  private readonly placesById = new Map<number, number>();
  private readonly listings: (IndexedListing | undefined)[] = [];
  private readonly free: number[] = [];
  /** Grows with every change. */
  version = 0;

  get size(): number {
    return this.placesById.size;
  }

  /** Every place is below it. */
  get places(): number {
    return this.listings.length;
  }

  /** Adds a listing, or takes the place of what it was before. */
  put(listing: IndexedListing): number {
    this.remove(listing.listingId);
    const place = this.free.pop() ?? this.listings.length;
    this.listings[place] = listing;
    this.placesById.set(listing.listingId, place);
    this.all.add(place);
    for (const name of setsOf(listing)) this.setNamed(name).add(place);
    this.leads.set(place, listing);
    this.latitudes.set(place, listing.latitude);
    this.longitudes.set(place, listing.longitude);
    this.people.set(place, listing.people);
    this.newest.insert(place, listing);
    this.version += 1;
    return place;
  }

  /** Forgets a listing; does nothing for one that is not there. */
  remove(listingId: number): void {
    const place = this.placesById.get(listingId);
    if (place === undefined) return;
    const listing = this.listings[place]!;
    for (const name of setsOf(listing)) this.setNamed(name).delete(place);
    this.all.delete(place);
    this.newest.remove(place, listing);
    this.leads.clear(place);
    this.listings[place] = undefined;
    this.placesById.delete(listingId);
    this.free.push(place);
    this.version += 1;
  }

  at(place: number): IndexedListing {
    return this.listings[place]!;
  }

  /** Undefined for a listing that is not public. */
  placeOf(listingId: number): number | undefined {
    return this.placesById.get(listingId);
  }

  pricesAt(place: number): RentalPrice[] {
    return unpackPrices(this.at(place).rentalPrices);
  }

  ofOperation(operation: Operation): Bitset {
    return this.setNamed(`operation ${operation}`);
  }

  ofTown(town: string): Bitset {
    return this.sets.get(`town ${town}`) ?? EMPTY;
  }

  ofType(type: number): Bitset {
    return this.sets.get(`type ${type}`) ?? EMPTY;
  }

  offering(amenityId: number): Bitset {
    return this.sets.get(`amenity ${amenityId}`) ?? EMPTY;
  }

  flagged(fact: FlagFact): Bitset {
    return this.sets.get(`flag ${fact}`) ?? EMPTY;
  }

  /** Places with that count, or with that count and more. */
  counting(fact: CountedAttribute, count: number, orMore: boolean): Bitset {
    if (!orMore) return this.sets.get(`${fact} ${count}`) ?? EMPTY;
    const union = new Bitset();
    for (let value = count; value <= MOST_COUNT; value++) {
      const set = this.sets.get(`${fact} ${value}`);
      if (set) union.unite(set);
    }
    return union;
  }

  /** Places with a lead price in that slot (`leadSlot`), rented or not. */
  withLead(slot: number): Bitset {
    return this.sets.get(`lead ${slot}`) ?? EMPTY;
  }

  private setNamed(name: string): Bitset {
    const known = this.sets.get(name);
    if (known) return known;
    const set = new Bitset();
    this.sets.set(name, set);
    return set;
  }
}

const EMPTY = new Bitset(0);
/** `smallint` could hold more; forms and rules allow at most 60. */
const MOST_COUNT = 99;

/** The names of all sets that a listing is in. */
function setsOf(listing: IndexedListing): string[] {
  const { leadArs, leadUsd } = listing;
  const leads = Array.from({ length: Math.max(leadArs.length, leadUsd.length) }, (_, index) => index);
  return [
    `operation ${listing.operation}`,
    `town ${listing.town}`,
    `type ${listing.propertyType}`,
    ...listing.amenities.map((id) => `amenity ${id}`),
    ...(listing.featured ? ['flag featured'] : []),
    ...FLAGS.flatMap((name) => (listing[name] ? [`flag ${name}`] : [])),
    ...COUNTS.flatMap((name) => (listing[name] === null ? [] : [`${name} ${listing[name]}`])),
    ...leads.flatMap((index) =>
      (leadArs[index] ?? null) === null && (leadUsd[index] ?? null) === null ? [] : [`lead ${index + 1}`],
    ),
  ];
}
