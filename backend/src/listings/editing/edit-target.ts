import { Injectable } from '@nestjs/common';
import { EDITING_MESSAGES } from '#common/listings/editing/editing-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { ListingIds, type NamedListing } from '../core/listing-ids.js';
import type { EditRequest } from './listing-edits.js';

export const SAVED: SimpleAnswer = { success: true, message: EDITING_MESSAGES.saved };

/** The listing that a call edits, the editor, and the version they saw. */
@Injectable()
export class EditTarget {
  constructor(private readonly ids: ListingIds) {}

  /** The edit throws Problem 'not-found' if the ids do not identify exactly one listing. */
  of(form: NamedListing & { version?: number }, administratorId: number): Omit<EditRequest, 'section'> {
    return {
      listingId: (tx) => this.ids.find(tx, form),
      administratorId,
      version: form.version ?? null,
    };
  }
}

/** Only the fields that were sent; missing fields stay unchanged. */
export function defined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
