import { ERROR_MESSAGES } from '#common/messages/errors.js';
import type { ListingStatus } from '#common/vocabulary/listing-status.js';
import { Problem } from '#platform/problems/problem.js';

/** The calls for photos come in two: for listings that were never public, and for those that were (back-office.md §7). */
export type PhotoSide = 'pending' | 'published';

const STATUSES: Readonly<Record<PhotoSide, readonly ListingStatus[]>> = {
  pending: ['pending', 'rejected'],
  published: ['active', 'withdrawn'],
};

/** Throws a Problem 'conflict' for a listing of the other side: it was approved meanwhile, or never was. */
export function assertSide({ status }: { status: ListingStatus }, side: PhotoSide): void {
  if (!STATUSES[side].includes(status)) throw Problem.conflict();
}

/** A photo and the place that is wanted for it. */
export interface WantedPlace {
  id: number;
  place: number;
}

/**
 * The photos of a listing in the wanted order; those that the request does not name, because they came meanwhile, follow as
 * they stood. Throws a Problem 'invalid' for a photo or a place named twice, 'not-found' for a photo of another listing.
 */
export function arrange(present: readonly number[], wanted: readonly WantedPlace[]): number[] {
  const repeats = (values: number[]) => new Set(values).size < values.length;
  if (repeats(wanted.map(({ id }) => id)) || repeats(wanted.map(({ place }) => place)))
    throw Problem.invalid({});
  if (wanted.some(({ id }) => !present.includes(id))) throw Problem.notFound(ERROR_MESSAGES.photoNotFound);
  const named = wanted.toSorted((one, other) => one.place - other.place).map(({ id }) => id);
  return [...named, ...present.filter((id) => !named.includes(id))];
}
