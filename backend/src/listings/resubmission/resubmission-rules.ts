import { Injectable } from '@nestjs/common';
import { toFieldErrors } from '#common/listings/publication/publication-form.js';
import { asPublication, resubmissionFaults } from '#common/listings/resubmission/resubmission.js';
import { OPERATIONS } from '#common/kernel/operations.js';
import type { NoticeForm } from '#common/listings/resubmission/resubmission-calls.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Problem } from '#platform/process/problem.js';
import { Blacklist } from '../../blacklist/public.js';
import { Contacts } from '../../contacts/public.js';
import type { Listing } from '../core/listing.entity.js';
import { readNotice, type Notice } from '../submission/publication.js';
import { FreeRoom } from '../owner/free-room.js';

/** The rules of a publication for a notice that its owner corrects. */
@Injectable()
export class ResubmissionRules {
  constructor(
    private readonly contacts: Contacts,
    private readonly room: FreeRoom,
    private readonly blacklist: Blacklist,
  ) {}

  /**
   * @returns the notice to write, and whether an address of its owner is on the blacklist; the correction is then silently dropped
   * @throws Problem 'invalid' with the faults, 'conflict' for the fourth free listing
   */
  async check(
    tx: Transaction,
    listing: Listing,
    form: NoticeForm,
  ): Promise<{ notice: Notice; isBlocked: boolean }> {
    const contact = await this.contacts.get(tx, listing.contactId);
    const operation = OPERATIONS[listing.operation].name;
    const faults = resubmissionFaults(form, { country: contact.country, operation });
    if (faults.length > 0) throw Problem.invalid(toFieldErrors(faults));
    const notice = readNotice(asPublication(form, contact.country));
    await this.room.assertFor(tx, listing, notice.listing);
    const isBlocked = await this.blacklist.lists(contact.email, notice.listing.email);
    return { notice, isBlocked };
  }
}
