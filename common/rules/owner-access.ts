import type { ListingStatus } from '../vocabulary/listing-status.js';
import type { Operation } from '../vocabulary/operations.js';
import { planEntry, type Plan } from '../vocabulary/plans.js';
import type { OwnerAction } from '../wire/owner-access.js';

/** Days that a link of an owner works. */
export const OWNER_LINK_DAYS = 7;

export interface OwnedListing {
  status: ListingStatus;
  operation: Operation;
  /** Set while the owner has paused the notice. */
  pausedAt: Date | null;
}

/** Whether an owner may send photos: the plan has them, and the notice is public, paused or waits for the operator. */
export function maySendPhotos({ plan, ...listing }: OwnedListing & { plan: Plan }): boolean {
  return planEntry(plan).photos && (listing.status === 'pending' || ownerActions(listing).length > 0);
}

/**
 * What an owner may do with a notice by its link (docs/decisions/0063). What the operator has withdrawn, or the owner for good, only the
 * operator publishes again.
 */
export function ownerActions({ status, operation, pausedAt }: OwnedListing): OwnerAction[] {
  const isPaused = status === 'withdrawn' && pausedAt !== null;
  if (status !== 'active' && !isPaused) return [];
  const moves: OwnerAction[] = isPaused ? ['reanudar'] : ['pausar', 'darDeBaja'];
  return operation === 'rental' ? [...moves, 'marcarAlquilado'] : moves;
}
