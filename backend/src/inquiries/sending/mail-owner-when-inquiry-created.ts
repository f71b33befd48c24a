import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { ReactsTo, type Reaction } from '#platform/events/reaction.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { ListingOwners } from '../../listings/public.js';
import { InquiryDigests } from './inquiry-digests.js';
import { Inquiry } from './inquiry.entity.js';
import { inquiryCreated, type InquiryCreated } from '../events.js';
import { INQUIRY_MAIL, inquiryMailKey } from './inquiry.mail.js';

@Injectable()
@ReactsTo(inquiryCreated, 'mail-owner-when-inquiry-created')
export class MailOwnerWhenInquiryCreated implements Reaction<InquiryCreated> {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly owners: ListingOwners,
    private readonly digests: InquiryDigests,
  ) {}

  /** Runs for a withdrawn notice too: the inquiry was accepted, and its writer expects an answer. */
  async react(tx: Transaction, { inquiryId, listingId, channel, way }: InquiryCreated): Promise<void> {
    if (channel !== 'email') return;
    const inquiry = await tx.getRepository(Inquiry).findOneBy({ id: inquiryId });
    // The sender's data have been erased meanwhile.
    if (!inquiry?.email) return;
    if (way === 'digest') {
      await this.digests.add(tx, { inquiryId, listingId });
      return;
    }
    const owner = await this.owners.ofPublished(tx, listingId);
    if (!owner) return;
    await this.mailbox.post(tx, {
      dedupeKey: inquiryMailKey(inquiryId),
      template: INQUIRY_MAIL,
      facts: { inquiryId },
      recipient: { name: owner.name, email: owner.email },
    });
  }
}
