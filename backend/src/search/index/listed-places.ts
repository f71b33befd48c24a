import { FLAT, type PropertyTypeId } from '#common/listings/property-types.js';
import type { Operation } from '#common/kernel/operations.js';
import { WHOLE_SEASON } from '../../listings/rows/public.js';
import { Bitset } from './columns/bitset.js';
import { featuredFirst, pageOf } from './find-in-index.js';
import type { ListingIndex } from './listing-index.js';

/** Places of a list, and how many listings it has on all its pages. */
export interface ListedPlaces {
  places: number[];
  total: number;
}

export interface NewestQuestion {
  /** Null for both. */
  operation: Operation | null;
  /** Whether only featured listings are wanted. */
  featured: boolean;
  count: number;
}

/** The newest listings. */
export function newestPlaces(
  index: ListingIndex,
  { operation, featured, count }: NewestQuestion,
): ListedPlaces {
  const ofOperation = operation && index.ofOperation(operation);
  const places: number[] = [];
  (featured ? index.newestFeatured : index.newest).visit((place) => {
    if (!ofOperation || ofOperation.has(place)) places.push(place);
    return places.length < count;
  });
  return { places, total: places.length };
}

/** One page of the rentals of some types, featured first. */
export function placesOfTypes(
  index: ListingIndex,
  types: readonly number[],
  { size, offset }: { size: number; offset: number },
): ListedPlaces {
  const found = new Bitset(0);
  for (const type of types) found.unite(index.ofType(type));
  found.intersect(index.ofOperation('rental'));
  const total = found.size;
  return { places: pageOf(found, featuredFirst(index), { of: index.size, total, size, offset }), total };
}

/** Properties by which related listings are found. */
export interface Kin {
  id: number;
  operation: Operation;
  town: string;
  type: PropertyTypeId;
  /** Bedrooms, or rooms of a flat; null if they are not stated. */
  size: number | null;
  /** Types of the same group. */
  alikeTypes: readonly PropertyTypeId[];
}

/**
 * Listings like a given one: first those of its type and size, then of its type, then of its group; in each, featured first. Homes that are
 * rented for the whole season are left out.
 */
export function relatedPlaces(index: ListingIndex, origin: Kin, count: number): ListedPlaces {
  const { operation, town, type, size, alikeTypes } = origin;
  const nearby = index.ofOperation(operation).copy().intersect(index.ofTown(town));
  const itself = index.placeOf(origin.id);
  if (itself !== undefined) nearby.delete(itself);
  nearby.subtract(index.withLead(WHOLE_SEASON).copy().subtract(index.offeringLead(WHOLE_SEASON)));
  const ofGroup = new Bitset(0);
  for (const one of alikeTypes) ofGroup.unite(index.ofType(one));
  const ofType = nearby.copy().intersect(index.ofType(type));
  const tiers = [
    ...(size === null ? [] : [ofType.copy().intersect(index.counting(sizeFact(type), size, false))]),
    ofType,
    nearby.copy().intersect(ofGroup),
  ];
  const places = new Set<number>();
  for (const tier of tiers) for (const place of firstOf(index, tier, count)) places.add(place);
  const nearest = [...places].slice(0, count);
  return { places: nearest, total: nearest.length };
}

/** The properties of the listing at a place by which related ones are found. */
export function kinAt(index: ListingIndex, place: number): Omit<Kin, 'alikeTypes'> {
  const type = index.typeAt(place);
  return {
    id: index.idAt(place),
    operation: index.operationAt(place),
    town: index.townAt(place),
    type,
    size: index.countAt(sizeFact(type), place),
  };
}

/**
 * Codes of consecutive places from a random one.
 * @param random from 0 to 1
 */
export function someCodes(index: ListingIndex, count: number, random: number): string[] {
  const { places, all, codes } = index;
  const start = Math.floor(random * places);
  const found: string[] = [];
  for (let step = 0; step < places && found.length < count; step++) {
    const place = (start + step) % places;
    if (all.has(place)) found.push(codes.codeAt(place));
  }
  return found;
}

/** The count by which homes of a type are compared. */
export function sizeFact(type: PropertyTypeId): 'rooms' | 'bedrooms' {
  return type === FLAT ? 'rooms' : 'bedrooms';
}

function firstOf(index: ListingIndex, found: Bitset, size: number): number[] {
  return pageOf(found, featuredFirst(index), { of: index.size, total: found.size, size, offset: 0 });
}
