import { Injectable } from '@nestjs/common';
import { PUBLICATION_MESSAGES } from '#common/messages/publication.js';
import { costsMoney } from '#common/rules/contract.js';
import { toFieldErrors } from '#common/rules/publication-form.js';
import { asPublication, resubmissionFaults } from '#common/rules/resubmission.js';
import { LIMITS } from '#common/vocabulary/limits.js';
import { OPERATIONS } from '#common/vocabulary/operations.js';
import type { NoticeForm } from '#common/wire/resubmission.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Problem } from '#platform/problems/problem.js';
import { Blacklist } from '../../../blacklist/public.js';
import { Contacts, type Contact } from '../../../contacts/public.js';
import { Contracts } from '../../../contracts/public.js';
import { FreeListings } from '../../data/free-listings.js';
import type { Listing } from '../../data/listing.entity.js';
import { readNotice, type Notice } from '../../domain/publication.js';

/** The rules of a publication for a notice that its owner corrects. */
@Injectable()
export class ResubmissionRules {
  constructor(
    private readonly contacts: Contacts,
    private readonly contracts: Contracts,
    private readonly freeListings: FreeListings,
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
    const { plan } = await this.contracts.of(tx, listing.id);
    if (!costsMoney(plan)) await this.assertMayBeFree(tx, contact, notice);
    const isBlocked = await this.blacklist.lists(contact.email, notice.listing.email);
    return { notice, isBlocked };
  }

  /** The count does not include this notice, because it is still rejected. */
  private async assertMayBeFree(tx: Transaction, contact: Contact, { listing }: Notice): Promise<void> {
    const live = await this.freeListings.count(tx, {
      dni: contact.dni,
      phones: [contact.mobile, listing.phone],
      emails: [contact.email, listing.email],
    });
    if (live >= LIMITS.freeListings) throw Problem.conflict(PUBLICATION_MESSAGES.freeLimit);
  }
}
