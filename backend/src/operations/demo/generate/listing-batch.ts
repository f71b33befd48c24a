import type { ListingStatus } from '#common/listings/listing-status.js';
import type { Operation } from '#common/kernel/operations.js';
import type { SiteTown } from '#common/kernel/places.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import { Chance, mixSeed } from './chance.js';

export type DemoTown = Extract<SiteTown, 'Miramar' | 'Mar del Plata' | 'Mar del Sur'>;

/** Attributes that are fixed before the rest of a listing is generated. */
export interface ListingOutline {
  operation: Operation;
  propertyType: PropertyTypeId;
  status: ListingStatus;
  town: DemoTown;
}

/** Listings per batch. The demonstration is exactly one batch, so that its proportions are exact. */
export const BATCH_SIZE = 180;

type Share<T> = readonly (readonly [T, number])[];

const RENTALS: Share<PropertyTypeId> = [
  [1, 44],
  [2, 42],
  [3, 3],
  [5, 1],
  [6, 4],
  [7, 4],
  [8, 8],
  [9, 8],
  [10, 3],
];
const SALES: Share<PropertyTypeId> = [
  [1, 22],
  [2, 17],
  [3, 4],
  [4, 8],
  [5, 3],
  [6, 2],
  [7, 1],
  [8, 2],
  [9, 3],
  [10, 1],
];
const STATUSES: Share<ListingStatus> = [
  ['active', 157],
  ['pending', 12],
  ['rejected', 5],
  ['withdrawn', 6],
];
const TOWNS: Share<DemoTown> = [
  ['Miramar', 126],
  ['Mar del Plata', 45],
  ['Mar del Sur', 9],
];

function repeated<T>(shares: Share<T>): T[] {
  return shares.flatMap(([value, count]) => Array.from({ length: count }, () => value));
}

/** One batch in random order; batches with different numbers differ. */
export function shuffledBatch(seed: number, number: number): ListingOutline[] {
  const chance = new Chance(mixSeed(seed, number, 77));
  const statuses = chance.shuffle(repeated(STATUSES));
  const towns = chance.shuffle(repeated(TOWNS));
  const kinds = [
    ...repeated(RENTALS).map((propertyType) => ({ operation: 'rental' as const, propertyType })),
    ...repeated(SALES).map((propertyType) => ({ operation: 'sale' as const, propertyType })),
  ];
  return chance.shuffle(kinds).map((kind, index) => ({
    ...kind,
    status: statuses[index] ?? 'active',
    town: towns[index] ?? 'Miramar',
  }));
}
