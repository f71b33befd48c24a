import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { Contacts } from '../../contacts/public.js';
import type { Listing } from '../core/listing.entity.js';

/** To an owner: the decision on the proposed changes. */
export const PROPOSAL_DECIDED_MAIL = 'proposal-decided';

/** Records the message about a decision on proposed changes. */
@Injectable()
export class ProposalMail {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly contacts: Contacts,
  ) {}

  async post(
    tx: Transaction,
    { listing, proposalId }: { listing: Pick<Listing, 'id' | 'contactId'>; proposalId: number },
  ): Promise<void> {
    const { firstName, lastName, email } = await this.contacts.get(tx, listing.contactId);
    await this.mailbox.post(tx, {
      dedupeKey: `${PROPOSAL_DECIDED_MAIL}:${proposalId}`,
      template: PROPOSAL_DECIDED_MAIL,
      facts: { listingId: listing.id, proposalId },
      recipient: { name: `${firstName} ${lastName}`, email },
    });
  }
}
