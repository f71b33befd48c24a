import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import type { ListingStatus } from '#common/listings/listing-status.js';
import { Problem } from '#platform/process/problem.js';

/**
 * Group of photo calls: one for listings that were never public, one for those that were (back-office.md §7). Undoing a change uses
 * 'either'.
 */
export type PhotoSide = 'pending' | 'published' | 'either';

const STATUSES: Readonly<Record<PhotoSide, readonly ListingStatus[]>> = {
  pending: ['pending', 'rejected'],
  published: ['active', 'withdrawn'],
  either: ['pending', 'rejected', 'active', 'withdrawn'],
};

/** @throws Problem 'conflict' if the listing belongs to the other group of calls, for example because it has been approved meanwhile */
export function assertSide({ status }: { status: ListingStatus }, side: PhotoSide): void {
  if (!STATUSES[side].includes(status)) throw Problem.conflict();
}

/** A photo and its requested position. */
export interface WantedPlace {
  id: number;
  place: number;
}

/**
 * The photos of a listing in the requested order. Photos that the request does not name, because they were added meanwhile, follow in their
 * current order.
 * @throws Problem 'invalid' for a photo or position named twice, 'not-found' for a photo of another listing
 */
export function arrange(present: readonly number[], wanted: readonly WantedPlace[]): number[] {
  const repeats = (values: number[]) => new Set(values).size < values.length;
  if (repeats(wanted.map(({ id }) => id)) || repeats(wanted.map(({ place }) => place)))
    throw Problem.invalid({});
  if (wanted.some(({ id }) => !present.includes(id))) throw Problem.notFound(ERROR_MESSAGES.photoNotFound);
  const named = wanted.toSorted((one, other) => one.place - other.place).map(({ id }) => id);
  return [...named, ...present.filter((id) => !named.includes(id))];
}
