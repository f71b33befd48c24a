import type { ListingStatus } from '../../listings/listing-status.js';
import type { Operation } from '../../kernel/operations.js';
import { planEntry, type Plan } from '../../contracts/plans.js';
import type { OwnerAction } from './owner-access-calls.js';

/** Days that a link of an owner works. */
export const OWNER_LINK_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * End of validity of a link of an owner.
 * @param lastDay day in Argentina that the link outlives, `2026-12-15`
 */
export function ownerLinkEnd(now: Date, lastDay?: string): Date {
  const usual = now.getTime() + OWNER_LINK_DAYS * DAY_MS;
  const wanted = lastDay === undefined ? 0 : Date.parse(`${lastDay}T23:59:59-03:00`);
  return new Date(Math.max(usual, wanted));
}

export interface OwnedListing {
  status: ListingStatus;
  operation: Operation;
  /** Set while the notice is paused, by its owner or because nobody confirmed it. */
  pausedAt: Date | null;
}

/** Whether an owner may send photos: the plan has them, and the notice is public, paused or waits for the operator. */
export function maySendPhotos({ plan, ...listing }: OwnedListing & { plan: Plan }): boolean {
  return planEntry(plan).photos && (listing.status === 'pending' || ownerActions(listing).length > 0);
}

/**
 * Actions that an owner may take by the link of a notice (docs/decisions/0044). A notice that the operator withdrew, or that the owner
 * ended for good, is published again by the operator only.
 */
export function ownerActions({ status, operation, pausedAt }: OwnedListing): OwnerAction[] {
  const isPaused = status === 'withdrawn' && pausedAt !== null;
  if (status !== 'active' && !isPaused) return [];
  const moves: OwnerAction[] = isPaused ? ['reanudar'] : ['pausar', 'darDeBaja'];
  return operation === 'rental' ? [...moves, 'marcarAlquilado'] : moves;
}

/** Whether the token is of a link to one inquiry: it names the inquiry last. */
export function isInquiryToken(token: string): boolean {
  return /\.\d+$/.test(token) && token.split('.').length === 4;
}
