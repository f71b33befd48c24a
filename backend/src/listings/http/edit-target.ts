import { Injectable } from '@nestjs/common';
import { EDITING_MESSAGES } from '#common/messages/editing.js';
import type { SimpleAnswer } from '#common/wire/admin.js';
import { ListingIds, type NamedListing } from '../queries/listing-ids.js';
import type { EditRequest } from '../use-cases/edits/listing-edits.js';

export const SAVED: SimpleAnswer = { success: true, message: EDITING_MESSAGES.saved };

/** Which listing a call edits, who edits it, and which version they saw. */
@Injectable()
export class EditTarget {
  constructor(private readonly ids: ListingIds) {}

  /** Throws a Problem 'not-found' when the ids of the form name no one listing. */
  async of(
    form: NamedListing & { version?: number },
    administratorId: number,
  ): Promise<Omit<EditRequest, 'section'>> {
    return { listingId: await this.ids.find(form), administratorId, version: form.version ?? null };
  }
}

/** Only what was sent: a field that is missing stays as it is. */
export function defined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
