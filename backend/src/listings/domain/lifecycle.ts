import type { ListingStatus } from '#common/vocabulary/listing-status.js';
import { occurrence, type Occurrence } from '#platform/events/define-event.js';
import { Problem } from '#platform/problems/problem.js';
import type { Operation } from '#common/vocabulary/operations.js';
import {
  listingApproved,
  listingReinstated,
  listingRejected,
  listingRestored,
  listingWithdrawn,
} from '../events.js';

/** What the lifecycle looks at and changes. */
export interface LivingListing {
  id: number;
  status: ListingStatus;
  operation: Operation;
  code: string | null;
  publicationNumber: number | null;
  featured: boolean;
  approvedAt: Date | null;
}

/** The transitions that only move a listing; approval, which also gives it its code, is apart. */
export const MOVES = {
  reject: { from: 'pending', to: 'rejected', event: listingRejected },
  restore: { from: 'rejected', to: 'pending', event: listingRestored },
  withdraw: { from: 'active', to: 'withdrawn', event: listingWithdrawn },
  reinstate: { from: 'withdrawn', to: 'active', event: listingReinstated },
} as const satisfies Record<string, { from: ListingStatus; to: ListingStatus; event: object }>;

export type Move = keyof typeof MOVES;

/** Moves a listing. Throws a Problem 'conflict' from any other state (wire-contract.md, Lifecycle). */
export function move(listing: LivingListing, wanted: Move): Occurrence {
  const { from, to, event } = MOVES[wanted];
  if (listing.status !== from) throw Problem.conflict();
  listing.status = to;
  return occurrence(event, { listingId: listing.id });
}

export interface Approval {
  code: string;
  publicationNumber: number;
  featured: boolean;
  at: Date;
}

/** Throws a Problem 'conflict' unless the listing waits for a decision: asked before a code is spent. */
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
