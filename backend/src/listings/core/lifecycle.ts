import { AVAILABILITY_WARNING } from '#common/listings/availability.js';
import type { ListingStatus } from '#common/listings/listing-status.js';
import { occurrence, type Occurrence } from '#platform/events/define-event.js';
import { Problem } from '#platform/process/problem.js';
import { ownerActions } from '#common/owners/link/owner-access.js';
import type { Operation } from '#common/kernel/operations.js';
import {
  listingApproved,
  listingReinstated,
  listingRejected,
  listingRestored,
  listingWithdrawn,
} from '../events.js';

/** The part of a listing that the lifecycle reads and changes. */
export interface LivingListing {
  id: number;
  status: ListingStatus;
  operation: Operation;
  code: string | null;
  publicationNumber: number | null;
  featured: boolean;
  approvedAt: Date | null;
  /** Set while the notice is paused, by its owner or because nobody confirmed it. */
  pausedAt: Date | null;
  /** Set while the notice is withdrawn because nobody has confirmed its prices for the season. */
  seasonLapsedAt: Date | null;
}

/** Transitions that only change the status. Approval, which also assigns the code, is separate. */
export const MOVES = {
  reject: { from: 'pending', to: 'rejected', event: listingRejected },
  restore: { from: 'rejected', to: 'pending', event: listingRestored },
  withdraw: { from: 'active', to: 'withdrawn', event: listingWithdrawn },
  reinstate: { from: 'withdrawn', to: 'active', event: listingReinstated },
} as const satisfies Record<string, { from: ListingStatus; to: ListingStatus; event: object }>;

export type Move = keyof typeof MOVES;

/**
 * Changes the status of a listing, and clears its pause and its season lapse.
 * @throws Problem 'conflict' from any other status (wire-contract.md, Lifecycle)
 */
export function move(listing: LivingListing, wanted: Move): Occurrence {
  const { from, to, event } = MOVES[wanted];
  if (listing.status !== from) throw Problem.conflict();
  listing.status = to;
  listing.pausedAt = null;
  listing.seasonLapsedAt = null;
  return occurrence(event, { listingId: listing.id });
}

const OWNER_MOVES = { pausar: 'withdraw', darDeBaja: 'withdraw', reanudar: 'reinstate' } as const;

/**
 * A change of the status by the owner. A paused notice is withdrawn, but its owner may publish it again.
 * @throws Problem 'conflict' unless the owner may do so (common/owners/link/owner-access.ts)
 */
export function moveByOwner(listing: LivingListing, wanted: keyof typeof OWNER_MOVES, at: Date): Occurrence {
  if (!ownerActions(listing).includes(wanted)) throw Problem.conflict();
  const moved = move(listing, OWNER_MOVES[wanted]);
  if (wanted === 'pausar') listing.pausedAt = at;
  return moved;
}

/**
 * Pauses a public listing that nobody confirms; its owner can publish it again.
 * @throws Problem 'conflict' unless its owner was warned and has not reacted
 */
export function pauseUnconfirmed(
  listing: LivingListing & { availabilityAsks: number },
  at: Date,
): Occurrence {
  if (listing.availabilityAsks < AVAILABILITY_WARNING) throw Problem.conflict();
  return moveByOwner(listing, 'pausar', at);
}

/** Whether a notice is withdrawn because nobody has confirmed its prices for the season. */
export function hasSeasonLapsed({
  status,
  seasonLapsedAt,
}: Pick<LivingListing, 'status' | 'seasonLapsedAt'>): boolean {
  return status === 'withdrawn' && seasonLapsedAt !== null;
}

/**
 * Makes a lapsed notice public again, after its owner has answered for the season.
 * @returns the event; none if the notice has not lapsed
 */
export function returnToSeason(listing: LivingListing): Occurrence[] {
  return hasSeasonLapsed(listing) ? [move(listing, 'reinstate')] : [];
}

export interface Approval {
  code: string;
  publicationNumber: number;
  featured: boolean;
  at: Date;
}

/**
 * Must be called before a code is assigned.
 * @throws Problem 'conflict' unless the listing is pending
 */
export function assertPending({ status }: Pick<LivingListing, 'status'>): void {
  if (status !== 'pending') throw Problem.conflict();
}

/** Makes a pending listing public under its code. */
export function approve(
  listing: LivingListing,
  { code, publicationNumber, featured, at }: Approval,
): Occurrence {
  assertPending(listing);
  Object.assign(listing, { status: 'active', code, publicationNumber, featured, approvedAt: at });
  return occurrence(listingApproved, { listingId: listing.id, code, operation: listing.operation });
}
