import type { Operation } from '#common/kernel/operations.js';
import { defineEvent, type EventDeclaration } from '#platform/events/define-event.js';

export interface ListingEvent {
  listingId: number;
}

/** An owner has submitted a notice; it is pending. */
export const listingSubmitted = defineEvent<ListingEvent>('listing.submitted');
/** The operator has entered a notice for an owner; it is pending, and nobody is notified. */
export const listingEntered = defineEvent<ListingEvent>('listing.entered');
/** A pending notice was approved: it is public and has its code. */
export const listingApproved = defineEvent<ListingEvent & { code: string; operation: Operation }>(
  'listing.approved',
);
export const listingRejected = defineEvent<ListingEvent>('listing.rejected');
/** A rejected notice is pending again. */
export const listingRestored = defineEvent<ListingEvent>('listing.restored');
/** A public notice was taken down. */
export const listingWithdrawn = defineEvent<ListingEvent>('listing.withdrawn');
/** A withdrawn notice is public again, with its old code. */
export const listingReinstated = defineEvent<ListingEvent>('listing.reinstated');

/** An owner has confirmed the address of a contact by the link of the receipt. */
export const addressConfirmed = defineEvent<{ contactId: number }>('contact.confirmed');

/** Sections that the operator edits and saves separately (back-office.md §2, Detail screen). */
export type ListingSection =
  | 'contact'
  | 'property'
  | 'location'
  | 'code'
  | 'prices'
  | 'amenities'
  | 'contract'
  | 'verification'
  | 'photos';

export interface ListingEdited extends ListingEvent {
  section: ListingSection;
}

/** The operator has changed a section of a listing. */
export const listingEdited = defineEvent<ListingEdited>('listing.edited');

/** Events that may change sums over public listings. */
export const MAY_MOVE_NUMBERS: readonly EventDeclaration<ListingEvent & Partial<ListingEdited>>[] = [
  listingApproved,
  listingWithdrawn,
  listingReinstated,
  listingEdited,
];

/** Whether an event may change such sums; of edits, only those of the sections `prices` and `property`. */
export function movesNumbers({ section }: Partial<ListingEdited>): boolean {
  return section === undefined || section === 'prices' || section === 'property';
}
