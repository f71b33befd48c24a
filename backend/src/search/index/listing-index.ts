import {
  ATTRIBUTES,
  type CountedAttribute,
  type FlagAttribute,
  type SearchedMeasureName,
  SEARCHED_MEASURES,
} from '#common/listings/attributes/all-attributes.js';
import type { FlagFact } from '#common/search/filters/match.js';
import { MINIMUM_LIMITS } from '#common/search/filters/least-nights.js';
import { SEA_LIMITS } from '#common/search/filters/near-sea.js';
import type { Currency } from '#common/kernel/currencies.js';
import type { Operation } from '#common/kernel/operations.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import { Bitset } from './columns/bitset.js';
import { ChangedPlaces } from './columns/changed-places.js';
import { CodeIndex } from './columns/code-index.js';
import { LeadStore } from './lead-store.js';
import { MapPoints } from './columns/map-points.js';
import { NewestFirst } from './columns/newest-first.js';
import { NumberColumn } from './columns/number-column.js';
import { PriceStore } from './price-store.js';
import { WordStore } from './word-store.js';
import type { IndexedListing } from './indexed-listing.js';
import type { LeadColumns } from '../../listings/rows/public.js';

/** In metres. */
const SEA_METRES = SEA_LIMITS.map(Number);
const COUNTS = ATTRIBUTES.filter(({ kind }) => kind === 'count').map(({ name }) => name as CountedAttribute);
const OWN_FLAGS = ['featured', 'linen', 'utilitiesIncluded', 'verified'] as const;
const FLAGS = ATTRIBUTES.filter(({ kind }) => kind === 'flag').map(({ name }) => name as FlagAttribute);

/**
 * Public listings in memory: a set of places for each value of each filter, and columns of numbers. A place is a number that identifies a
 * listing while it is public (docs/search.md, Index).
 */
export class ListingIndex {
  readonly all = new Bitset();
  readonly newest: NewestFirst = new NewestFirst(this);
  /** The featured listings only. */
  readonly newestFeatured: NewestFirst = new NewestFirst(this);
  readonly leads = new LeadStore();
  readonly prices = new PriceStore();
  readonly words = new WordStore();
  readonly latitudes = new NumberColumn();
  readonly longitudes = new NumberColumn();
  readonly people = new NumberColumn();
  readonly metresToSea = new NumberColumn();
  readonly pricedAreas = new NumberColumn();
  private readonly measures = new Map(SEARCHED_MEASURES.map(({ name }) => [name, new NumberColumn()]));
  readonly codes = new CodeIndex();
  readonly points = new MapPoints();
  readonly changes = new ChangedPlaces();
  private readonly ids = new NumberColumn();
  private readonly moments = new NumberColumn();
  private readonly stamps = new NumberColumn();
  /** By fact, then by value. */
  private readonly sets = new Map<string, SetsByValue>();
  private readonly unions = new Map<string, { set: Bitset; version: number }>();
  private readonly placesById = new Map<number, number>();
  private readonly free: number[] = [];
  private nextPlace = 0;

  get size(): number {
    return this.placesById.size;
  }

  /** Exclusive upper bound of all places. */
  get places(): number {
    return this.nextPlace;
  }

  /** Adds or replaces a listing. */
  put(listing: IndexedListing): void {
    this.remove(listing.listingId);
    const place = this.add(listing);
    this.newest.insert(place);
    if (listing.featured) this.newestFeatured.insert(place);
  }

  /** Adds many listings that are not in the index yet; the order of publication is computed once, at the end. */
  async fill(batches: AsyncIterable<Iterable<IndexedListing>>): Promise<void> {
    for await (const listings of batches) for (const listing of listings) this.add(listing);
    this.newest.fill(this.all.toArray());
    this.newestFeatured.fill(this.flagged('featured').toArray());
  }

  /** Removes a listing; no effect if it is missing. */
  remove(listingId: number): void {
    const place = this.placesById.get(listingId);
    if (place === undefined) return;
    this.newest.remove(place);
    if (this.flagged('featured').has(place)) this.newestFeatured.remove(place);
    for (const values of this.sets.values()) for (const set of values.values()) set.delete(place);
    this.all.delete(place);
    this.codes.clear(place);
    this.leads.clear(place);
    this.prices.clear(place);
    this.words.clear(place);
    this.placesById.delete(listingId);
    this.free.push(place);
    this.changes.note(place);
  }

  /** Undefined for a listing that is not public. */
  placeOf(listingId: number): number | undefined {
    return this.placesById.get(listingId);
  }

  idAt(place: number): number {
    return this.ids.at(place);
  }

  publishedAt(place: number): number {
    return this.moments.at(place);
  }

  /** Changes whenever the listing at a place changes; different in each index of the process. */
  stampAt(place: number): number {
    return this.stamps.at(place);
  }

  operationAt(place: number): Operation {
    return this.valueAt('operation', place) as Operation;
  }

  townAt(place: number): string {
    return this.valueAt('town', place) as string;
  }

  typeAt(place: number): PropertyTypeId {
    return this.valueAt('type', place) as PropertyTypeId;
  }

  /** Null if the listing does not state it. */
  countAt(fact: CountedAttribute, place: number): number | null {
    return (this.valueAt(fact, place) as number | undefined) ?? null;
  }

  /** NaN if the listing does not state it. */
  measureAt(name: SearchedMeasureName, place: number): number {
    return this.measures.get(name)!.at(place);
  }

  ofOperation(operation: Operation): Bitset {
    return this.having('operation', operation);
  }

  ofTown(town: string): Bitset {
    return this.having('town', town);
  }

  ofZone(zoneId: number): Bitset {
    return this.having('zone', zoneId);
  }

  ofType(type: number): Bitset {
    return this.having('type', type);
  }

  offering(amenityId: number): Bitset {
    return this.having('amenity', amenityId);
  }

  flagged(fact: FlagFact): Bitset {
    return this.having('flag', fact);
  }

  /** Places with exactly that count, or with at least that count. */
  counting(fact: CountedAttribute, count: number, orMore: boolean): Bitset {
    if (!orMore) return this.having(fact, count);
    const name = `${fact} ${count}`;
    const known = this.unions.get(name);
    if (known?.version === this.changes.version) return known.set;
    const set = new Bitset();
    for (const [value, having] of this.sets.get(fact) ?? []) if (Number(value) >= count) set.unite(having);
    this.unions.set(name, { set, version: this.changes.version });
    return set;
  }

  /** Places with a lead price in that slot (`leadSlot`), free or rented, in either currency or in one. */
  withLead(slot: number, currency: Currency | null = null): Bitset {
    return this.having(currency ? `lead ${currency}` : 'lead', slot);
  }

  /** Places whose lead price in that slot is free. */
  offeringLead(slot: number): Bitset {
    return this.having('lead offered', slot);
  }

  /** Places at most that far from the sea: one of `SEA_LIMITS`, in metres. */
  nearSea(metres: number): Bitset {
    return this.having('near sea', metres);
  }

  /** Places that are let for that many nights, by `leastNightsSlot`; the nights are one of `MINIMUM_LIMITS`. */
  letFor(slot: number, nights: number): Bitset {
    return this.having('least nights', `${slot} ${nights}`);
  }

  private having(fact: string, value: string | number): Bitset {
    return this.sets.get(fact)?.get(value) ?? EMPTY;
  }

  /** The value of a fact that has at most one value per listing. */
  private valueAt(fact: string, place: number): string | number | undefined {
    for (const [value, places] of this.valuesOf(fact)) if (places.has(place)) return value;
    return undefined;
  }

  private add(listing: IndexedListing): number {
    const place = this.free.pop() ?? this.nextPlace++;
    this.placesById.set(listing.listingId, place);
    this.ids.set(place, listing.listingId);
    this.moments.set(place, listing.publishedAt);
    this.all.add(place);
    this.enter(place, listing);
    this.codes.set(place, listing.code);
    this.leads.set(place, listing);
    this.prices.set(place, listing.rentalPrices, listing.stayTerms);
    this.words.set(place, listing.words);
    this.latitudes.set(place, listing.latitude);
    this.longitudes.set(place, listing.longitude);
    this.people.set(place, listing.people);
    this.metresToSea.set(place, listing.metresToSea);
    this.pricedAreas.set(place, listing.pricedArea);
    for (const [name, column] of this.measures) column.set(place, listing[name]);
    this.points.set(place, listing);
    this.changes.note(place);
    this.stamps.set(place, ++lastStamp);
    return place;
  }

  /** Adds the place to every set of the listing. */
  private enter(place: number, listing: IndexedListing): void {
    this.setOf('operation', listing.operation).add(place);
    this.setOf('town', listing.town).add(place);
    this.setOf('type', listing.propertyType).add(place);
    if (listing.zoneId !== null) this.setOf('zone', listing.zoneId).add(place);
    for (const id of listing.amenities) this.setOf('amenity', id).add(place);
    for (const name of OWN_FLAGS) if (listing[name]) this.setOf('flag', name).add(place);
    for (const name of FLAGS) if (listing[name]) this.setOf('flag', name).add(place);
    for (const name of COUNTS) {
      const count = listing[name];
      if (count !== null) this.setOf(name, count).add(place);
    }
    const { metresToSea } = listing;
    for (const limit of SEA_METRES)
      if (metresToSea !== null && metresToSea <= limit) this.setOf('near sea', limit).add(place);
    this.enterLeads(place, listing);
    listing.leastNights.forEach((least, at) => {
      for (const limit of MINIMUM_LIMITS)
        if (least !== null && least <= Number(limit))
          this.setOf('least nights', `${at + 1} ${limit}`).add(place);
    });
  }

  private enterLeads(place: number, { leadArs, leadUsd }: LeadColumns): void {
    const priced = this.valuesOf('lead');
    const inPesos = this.valuesOf('lead ARS');
    const inDollars = this.valuesOf('lead USD');
    const offered = this.valuesOf('lead offered');
    const slots = Math.max(leadArs.length, leadUsd.length);
    for (let index = 0; index < slots; index++) {
      const pesos = leadArs[index] ?? null;
      const dollars = leadUsd[index] ?? null;
      if (pesos === null && dollars === null) continue;
      const slot = index + 1;
      setIn(priced, slot).add(place);
      if (pesos !== null) setIn(inPesos, slot).add(place);
      if (dollars !== null) setIn(inDollars, slot).add(place);
      if ((pesos ?? 0) > 0 || (dollars ?? 0) > 0) setIn(offered, slot).add(place);
    }
  }

  private setOf(fact: string, value: string | number): Bitset {
    return setIn(this.valuesOf(fact), value);
  }

  private valuesOf(fact: string): SetsByValue {
    let values = this.sets.get(fact);
    if (!values) this.sets.set(fact, (values = new Map()));
    return values;
  }
}

/** A stamp is never used again, because cards that are cached by it outlive an index that is filled anew. */
let lastStamp = 0;

type SetsByValue = Map<string | number, Bitset>;

function setIn(values: SetsByValue, value: string | number): Bitset {
  let set = values.get(value);
  if (!set) values.set(value, (set = new Bitset()));
  return set;
}

const EMPTY = new Bitset(0);
